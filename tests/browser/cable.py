"""The cable between a browser and a server, which a test can cut."""

import asyncio
from contextlib import suppress

DROP = 2048  # bytes


class Cable:
    """Carries bytes to a server and back; cut it, and every connection through it is gone."""

    def __init__(self, port):
        self.port = port
        self.address = ""
        self.whole = True
        self.deaf = False  # what the server says is lost, what the browser says arrives
        self.slow = False  # what the server says comes in drops
        self.writers = set()
        self.tasks = set()

    async def lay(self):
        self.server = await asyncio.start_server(self.carry, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    async def carry(self, reader, writer):
        if not self.whole:
            writer.close()
            return
        there, back = await asyncio.open_connection("127.0.0.1", self.port)
        self.writers |= {writer, back}
        self.tasks.add(asyncio.current_task())
        with suppress(OSError):
            await asyncio.gather(self.pour(reader, back), self.pour(there, writer, down=True))
        self.tasks.discard(asyncio.current_task())

    async def pour(self, source, target, down=False):
        while chunk := await source.read(DROP if down and self.slow else 65536):
            if not (down and self.deaf):
                target.write(chunk)
                await target.drain()
            if down and self.slow:
                await asyncio.sleep(0.03)
        target.close()

    def cut(self):
        self.whole = False
        for writer in self.writers:
            writer.transport.abort()
        self.writers.clear()

    def mend(self):
        self.whole = True
        self.deaf = False

    async def remove(self):
        self.cut()
        self.server.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
