"""Rows as Parquet files, for pandas, polars and DuckDB to read as they are. Needs pyarrow."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from lastcall.lab.schema import SEATS, TABLES, Columns

OPTIONAL = "?"


def schema(columns: Columns, digest: str) -> Any:
    """What a table is in Arrow; each file says of which experiment it is."""
    fields = [field(name, kind) for name, kind in columns.items()]
    return pa.schema(fields, metadata={"lastcall": digest})


def field(name: str, kind: str) -> Any:
    plain = kind.removesuffix(OPTIONAL)
    type = pa.list_(pa.int32()) if plain == SEATS else pa.type_for_alias(plain)
    return pa.field(name, type, nullable=kind.endswith(OPTIONAL))


def packed(table: str, rows: Sequence[tuple[Any, ...]], digest: str) -> bytes:
    """A whole file; the same rows give the same bytes."""
    columns = TABLES[table]
    wanted = schema(columns, digest)
    values = zip(*rows, strict=True) if rows else ((),) * len(columns)
    arrays = [
        pa.array(list(column), type=each.type) for column, each in zip(values, wanted, strict=True)
    ]
    file = BytesIO()
    pq.write_table(pa.Table.from_arrays(arrays, schema=wanted), file, compression="zstd")
    return file.getvalue()
