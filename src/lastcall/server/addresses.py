"""Where a server can be reached: from this computer, and from others in the network."""

import ipaddress
import socket
from typing import Final

# Reserved for documentation: nobody has these addresses, and nothing is sent to them.
NOBODY: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


def here(host: str, port: int) -> str:
    """For a browser on this computer."""
    if ipaddress.ip_address(host).is_unspecified:
        host = "::1" if ":" in host else "127.0.0.1"
    return address(host, port)


def network(host: str, port: int) -> str:
    """For the other computers of the network; empty where they cannot reach this server."""
    known = ipaddress.ip_address(host)
    if known.is_loopback:
        return ""
    return address(host, port) if not known.is_unspecified else address(own(known.version), port)


def reach(host: str, port: int) -> str:
    """For other servers: as host:port."""
    known = ipaddress.ip_address(host)
    if known.is_unspecified:
        host = own(known.version) or ("::1" if known.version == 6 else "127.0.0.1")
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def address(host: str, port: int) -> str:
    if not host:
        return ""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own(version: int) -> str:
    """The address this computer has in its network: the one it would speak to others from.

    To connect such a socket only looks up the way: no name is asked for, nothing is sent.
    """
    family = socket.AF_INET if version == 4 else socket.AF_INET6
    with socket.socket(family, socket.SOCK_DGRAM) as way:
        try:
            way.connect((NOBODY[family], 9))
        except OSError:
            return ""  # no network
        found = str(way.getsockname()[0])
    return "" if ipaddress.ip_address(found).is_loopback else found
