"""A push service of the tests' own: it takes what is sent, reads it as a browser would, or does not
want it."""

import base64
import json
import threading
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from time import time

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def packed(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A browser that lets itself be called."""

    def __init__(self, service, name):
        self.service = service
        self.endpoint = f"{service.address}/{name}"
        self.auth = bytes(range(16))
        self._key = ec.generate_private_key(ec.SECP256R1())
        point = self._key.public_key()
        self._public = point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def subscription(self):
        keys = {"p256dh": packed(self._public), "auth": packed(self.auth)}
        return {"endpoint": self.endpoint, **keys}

    def received(self):
        """What came for this browser, in plain words."""
        return [
            json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=self.auth))
            for path, _, body in list(self.service.taken)
            if self.endpoint.endswith(path)
        ]


class PushService:
    def __init__(self):
        self.status = 201
        self.away = 0.0  # seconds its clock is from ours
        self.asked = []  # (path, headers, body) of every call
        self.taken = []  # of those that were taken
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["content-length"]))
                heads = {name.lower(): value for name, value in self.headers.items()}
                call = (self.path, heads, body)
                service.asked.append(call)
                if service.status < 300:
                    service.taken.append(call)
                self.send_response_only(service.status)
                if service.status == 307:
                    self.send_header("location", f"{service.address}/elsewhere")
                self.send_header("date", formatdate(time() + service.away, usegmt=True))
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self):
        self._server.shutdown()
        self._server.server_close()
