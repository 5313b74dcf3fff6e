"""The built front end: its files, and the page itself for every other address of a page."""

from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from lastcall.server.packed import ASK_AGAIN, FOR_GOOD, Packed, Shelf
from lastcall.server.refusals import Refusal


class Pages:
    """The files of one folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._shelf = Shelf(64)

    def routes(self) -> list[Route]:
        return [Route("/{path:path}", self.page, methods=["GET"])]

    async def page(self, request: Request) -> Response:
        path: str = request.path_params["path"]
        if "\0" in path:
            raise Refusal("no-such-page")
        try:
            file = (self._folder / path).resolve()
            found = file.is_relative_to(self._folder) and file.is_file()
        except OSError:  # a name that no file can have
            raise Refusal("no-such-page") from None
        if not file.is_relative_to(self._folder):
            raise Refusal("no-such-page")
        if found:
            hashed = file.parent.name == "assets"  # their names change with what is in them
            return self._packed(file).answer(request, FOR_GOOD if hashed else ASK_AGAIN)
        index = self._folder / "index.html"
        if index.is_file() and "." not in path.rpartition("/")[2]:
            return self._packed(index).answer(request)
        if not path:
            return Response("Last Call is open. The web table has not been built.\n")
        raise Refusal("no-such-page")

    def _packed(self, file: Path) -> Packed:
        stat = file.stat()  # a page that is built anew while we run is read anew
        name = f"{file} {stat.st_mtime_ns} {stat.st_size}"
        media_type = guess_type(file.name)[0] or "application/octet-stream"
        return self._shelf.made(name, lambda: Packed(file.read_bytes(), media_type))
