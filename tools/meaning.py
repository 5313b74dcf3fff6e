"""Where a change of the engine means nothing, so that `make mutants` does not try it.

Only whole classes stand here, each with the reason why nobody could notice; what nobody happens to
notice at one place is a survivor like any other.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

Position = tuple[int, int]

SIGNS: Final = {
    "Add": "+",
    "Sub": "-",
    "Mul": "*",
    "Div": "/",
    "FloorDiv": "//",
    "Mod": "%",
    "Pow": "**",
    "RShift": ">>",
    "LShift": "<<",
    "BitOr": "|",
    "BitAnd": "&",
    "BitXor": "^",
}
LARGE: Final = 64  # as an exponent, or as a number of places to shift by


def unspoken(tree: ast.Module) -> Iterator[tuple[Position, Position]]:
    """Where a change means nothing: annotations, what only the compiler reads, and how a thing is
    shown to developers."""
    for node in ast.walk(tree):
        found: list[ast.AST | None] = []
        if isinstance(node, ast.FunctionDef):
            arguments = node.args
            every = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
            found += [argument.annotation for argument in every]
            found += [node.returns]
            if node.name == "__repr__":
                found += node.body
        elif isinstance(node, ast.ClassDef):
            found += node.decorator_list
        elif isinstance(node, ast.AnnAssign):
            found += [node.annotation]
        elif isinstance(node, ast.Assert):
            found += [node.msg]
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            found += [node.test]
        elif isinstance(node, ast.keyword) and node.arg == "strict":
            found += [node.value]  # of a zip: an assertion
        for part in found:
            if part is not None:
                start = (part.lineno, part.col_offset)  # type: ignore[attr-defined]
                yield start, (part.end_lineno, part.end_col_offset)  # type: ignore[attr-defined]


def nobodies(tree: ast.Module) -> set[Position]:
    """Where a function hands on a -1: nobody, nothing, nowhere. Whatever is below 0 means that, so
    that -2 changes nothing; but not where it counts from the end, is compared or reckoned with."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    inside = [node for function in functions for node in ast.walk(function)]
    reckoning = (ast.Subscript, ast.Compare, ast.BinOp, ast.AugAssign)
    reckoned = {
        c for node in inside if isinstance(node, reckoning) for c in ast.iter_child_nodes(node)
    }
    found: set[Position] = set()
    for node in inside:
        if isinstance(node, ast.UnaryOp) and node not in reckoned and ast.unparse(node) == "-1":
            found.add((node.lineno, node.col_offset))
            found.add((node.operand.lineno, node.operand.col_offset))
    return found


def is_another_nobody(operator: str, occurrence: int) -> bool:
    """Whether it makes a -1 a -2: `~1`, or the first of the two changes of a number."""
    if operator == "core/NumberReplacer":
        return occurrence % 2 == 0
    return operator == "core/ReplaceUnaryOperator_USub_Invert"


def sums(tree: ast.Module) -> list[tuple[Position, Position]]:
    """Where something is reckoned; the `*` of a parameter list is no sign that could be another."""
    signs = (ast.BinOp, ast.AugAssign)
    return [
        ((node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0))
        for node in ast.walk(tree)
        if isinstance(node, signs)
    ]


def unasked(tree: ast.Module) -> Iterator[tuple[Position, Position]]:
    """What the class `Rule` itself says in its hooks: the engine asks only rules whose class says
    something of its own there (`having`)."""
    names: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "HOOKS" and node.value:
            names.update(ast.literal_eval(node.value))
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name == "Rule":
            for hook in node.body:
                if isinstance(hook, ast.FunctionDef) and hook.name in names:
                    first, last = hook.body[0], hook.body[-1]
                    start = (first.lineno, first.col_offset)
                    yield start, (last.end_lineno or 0, last.end_col_offset or 0)


class Constants:
    """The numbers that have names, and what is reckoned of nothing else. With another sign it may
    come to the same, as `A + B` does for `A | B` where two flags have no bit in common."""

    def __init__(self, source: str, terms: Path) -> None:
        self.lines = source.splitlines(keepends=True)
        self.named: dict[str, int] = {}
        tree = ast.parse(source)
        self.learn(ast.parse(terms.read_text(encoding="utf-8")), "w.")
        self.learn(tree, "")
        self.sums = [
            node
            for node in ast.walk(tree)
            if isinstance(node, ast.BinOp) and self.worth(node) is not None
        ]

    def learn(self, tree: ast.Module, before: str) -> None:
        for node in tree.body:
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final":
                worth = self.worth(node.value, before)
                if worth is not None:
                    self.named[before + ast.unparse(node.target)] = worth

    def worth(self, node: ast.AST | None, before: str = "") -> int | None:
        if isinstance(node, ast.Constant):
            return node.value if type(node.value) is int else None
        if isinstance(node, (ast.Name, ast.Attribute)):
            return self.named.get(before + ast.unparse(node))
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            of = self.worth(node.operand, before)
            return None if of is None else -of
        if not isinstance(node, ast.BinOp):
            return None
        left, right = self.worth(node.left, before), self.worth(node.right, before)
        if left is None or right is None:
            return None
        sign = SIGNS.get(type(node.op).__name__)
        if sign is None or (sign in ("**", "<<", ">>") and not 0 <= right <= LARGE):
            return None
        if sign in ("/", "//", "%") and not right:
            return None
        found = eval(f"({left}) {sign} ({right})")
        return found if type(found) is int else None

    def same_with(self, operator: str, start: Position, end: Position) -> bool:
        """Whether this sign in place of the one that stands there comes to the same."""
        name = operator.partition("ReplaceBinaryOperator_")[2].rpartition("_")[2]
        if name not in SIGNS:
            return False
        for node in self.sums:
            first = (node.lineno, node.col_offset)
            last = (node.end_lineno or 0, node.end_col_offset or 0)
            if first <= start and end <= last:  # the first one found is the outermost
                changed = self.text(first, start) + SIGNS[name] + self.text(end, last)
                return self.worth(ast.parse(f"({changed})", mode="eval").body) == self.worth(node)
        return False

    def text(self, start: Position, end: Position) -> str:
        (first, column), (last, until) = start, end
        if first == last:
            return self.lines[first - 1][column:until]
        between = self.lines[first : last - 1]
        return "".join((self.lines[first - 1][column:], *between, self.lines[last - 1][:until]))
