"""Write the front end's types from the server's schemas: web/src/net/wire.ts.

`python tools/wiretypes.py` from the project's root; with --check it only says whether the file is
fresh. `make check` and the build of the front end do it.
"""

import sys
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from msgspec import UNSET, Struct
from msgspec import inspect as mi

from lastcall.server import incoming, outgoing
from lastcall.server.eventwire import all_tellings

FILE: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "net" / "wire.ts"

HEADING: Final = """\
/** What the server says and takes. Made by tools/wiretypes.py from its schemas: do not edit. */
"""


def own_fields(kind: type[Struct]) -> list[mi.Field]:
    info = mi.type_info(kind)
    assert isinstance(info, mi.StructType)
    return list(info.fields)


class Writer:
    """Collects the interfaces that others refer to."""

    def __init__(self) -> None:
        self.done: dict[str, str] = {}
        self.order: list[str] = []

    # Types

    def ts(self, kind: mi.Type, sent: bool = False) -> str:
        if isinstance(kind, mi.IntType | mi.FloatType):
            return "number"
        if isinstance(kind, mi.StrType):
            return "string"
        if isinstance(kind, mi.BoolType):
            return "boolean"
        if isinstance(kind, mi.NoneType):
            return "null"
        if isinstance(kind, mi.AnyType):
            return "unknown"
        if isinstance(kind, mi.LiteralType):
            return " | ".join(f'"{value}"' for value in kind.values)
        if isinstance(kind, mi.ListType | mi.VarTupleType):
            item = self.ts(kind.item_type, sent)
            return f"({item})[]" if "|" in item else f"{item}[]"
        if isinstance(kind, mi.DictType):
            return f"Record<string, {self.ts(kind.value_type, sent)}>"
        if isinstance(kind, mi.UnionType):
            parts = [t for t in kind.types if not isinstance(t, mi.RawType)]
            return " | ".join(self.ts(part, sent) for part in parts)
        if isinstance(kind, mi.StructType):
            self.interface(kind.cls)
            # In what is sent one leaves out what one does not want to change.
            partial = sent and all(not field.required for field in own_fields(kind.cls))
            return f"Partial<{kind.cls.__name__}>" if partial else kind.cls.__name__
        raise TypeError(f"no TypeScript for {kind}")

    def field(self, field: mi.Field, unset: bool, sent: bool) -> str:
        kind = field.type
        optional = unset or (sent and not field.required)
        # Events are known by their kinds; Python has no name for all of them.
        if field.encode_name == "events" and isinstance(kind, mi.ListType):
            text = "GameEvent[]"
        else:
            text = self.ts(kind, sent)
        return f"{field.encode_name}{'?' if optional else ''}: {text};"

    def fields(self, kind: type[Struct], sent: bool = False) -> list[str]:
        info = mi.type_info(kind)
        assert isinstance(info, mi.StructType)
        lines = []
        if info.tag_field is not None:
            lines.append(f'{info.tag_field}: "{info.tag}";')
        unset = {f.encode_name for f in msgspec.structs.fields(kind) if f.default is UNSET}
        lines += [self.field(f, f.encode_name in unset, sent) for f in info.fields]
        return lines

    # Declarations

    def interface(self, kind: type[Struct], sent: bool = False) -> None:
        name = kind.__name__
        if name in self.done:
            return
        self.done[name] = ""  # it may refer to itself
        lines = self.fields(kind, sent)
        comment = comment_of(kind)
        body = "".join(f"  {line}\n" for line in lines)
        if body:
            text = f"{comment}export interface {name} {{\n{body}}}\n"
        else:
            text = f"{comment}export type {name} = Record<string, never>;\n"
        self.done[name] = text
        self.order.append(name)

    def all_declared(self) -> str:
        return "\n".join(self.done[name] for name in self.order)


def comment_of(kind: type[Struct]) -> str:
    doc = vars(kind).get("__doc__")
    return f"/** {' '.join(doc.split())} */\n" if doc else ""


def events(writer: Writer) -> str:
    """All kinds in one: `Events["played"]` is one of them, `GameEvent` any."""
    lines = []
    for telling in all_tellings():
        doc = vars(telling.schema).get("__doc__")
        if doc:
            lines.append(f"  /** {' '.join(doc.split())} */\n")
        fields = " ".join(writer.fields(telling.schema))
        lines.append(f'  "{telling.kind}": {{ {fields} }};\n')
    return (
        "/** All that happens, by kind; a seat of -1 is nobody, a card of -1 none in sight. */\n"
        f"export interface Events {{\n{''.join(lines)}}}\n\n"
        "export type GameEvent = Events[keyof Events];\n"
    )


def sent_messages(writer: Writer) -> str:
    kinds = [" ".join(writer.fields(kind, sent=True)) for kind in get_args(incoming.Message)]
    return "export type ClientMessage =\n" + "\n".join(f"  | {{ {k} }}" for k in kinds) + ";\n"


def told_messages(writer: Writer) -> str:
    names = [kind.__name__ for kind in get_args(outgoing.ServerMessage)]
    for kind in get_args(outgoing.ServerMessage):
        writer.interface(kind)
    return "export type ServerMessage =\n" + "\n".join(f"  | {name}" for name in names) + ";\n"


def structs_of(module: Any) -> list[type[Struct]]:
    """What a module declares, in order, without mere bases of others."""
    return [
        found
        for found in vars(module).values()
        if isinstance(found, type)
        and issubclass(found, Struct)
        and found.__module__ == module.__name__
        and msgspec.structs.fields(found)
    ]


def written() -> str:
    writer = Writer()
    happened = events(writer)
    for kind in structs_of(outgoing):
        writer.interface(kind)
    told = told_messages(writer)
    writer.interface(incoming.NewTable, sent=True)
    writer.interface(incoming.NewTournament, sent=True)
    sent = sent_messages(writer)
    attribute = " | ".join(f'"{name}"' for name in get_args(outgoing.Attribute))
    named = f"export type Attribute = {attribute};\n"
    return "\n".join([HEADING, named, writer.all_declared(), happened, told, sent])


def main() -> None:
    text = written()
    fresh = FILE.exists() and FILE.read_text(encoding="utf-8") == text
    if "--check" in sys.argv:
        if not fresh:
            sys.exit(f"{FILE.name} is not what the server says now: run python tools/wiretypes.py.")
    elif not fresh:
        FILE.write_text(text, encoding="utf-8")
        print(f"Wrote {FILE}.")


if __name__ == "__main__":
    main()
