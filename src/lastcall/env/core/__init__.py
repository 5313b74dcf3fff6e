"""What an environment is made of, without any library: numbers for actions and for what is seen.

This part is compiled (tools/compile.py); what stands around it speaks NumPy and the libraries.
"""
