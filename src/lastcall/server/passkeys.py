"""Passkeys: a guest who wants to be known for good shows one, and nothing else is asked for.

WebAuthn, checked by py_webauthn. A passkey belongs to a guest; whoever shows it is that guest.
"""

import hashlib
import ipaddress
import secrets
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from lastcall.server.door import Door, reply
from lastcall.server.incoming import Credential, Nothing, PasskeyId
from lastcall.server.keyring import (
    Passkey,
    passkey,
    passkeys_of,
    remove_passkey,
    save_passkey,
    use_passkey,
)
from lastcall.server.mine import settle_in
from lastcall.server.refusals import Refusal
from lastcall.server.room import milliseconds
from lastcall.server.storage import Store
from lastcall.server.tickets import REGISTER, SIGN_IN, spend_ticket, write_ticket

MOST: Final = 10  # passkeys of one guest
PATIENCE: Final = 300_000  # milliseconds to show one


# Addresses ---------------------------------------------------------------------------------------


class Passkeys:
    """Making passkeys, showing them, and taking them away."""

    def __init__(self, door: Door) -> None:
        self._door = door

    def routes(self) -> list[Route]:
        answers = {
            "/api/passkeys/new": self.begin,
            "/api/passkeys": self.add,
            "/api/passkeys/remove": self.remove,
            "/api/sign-in/new": self.begin_signing_in,
            "/api/sign-in": self.sign_in,
        }
        return [Route(path, answer, methods=["POST"]) for path, answer in answers.items()]

    async def begin(self, request: Request) -> Response:
        """What a browser needs to make a passkey."""
        from webauthn import base64url_to_bytes, generate_registration_options
        from webauthn.helpers import options_to_json_dict
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        await self._door.body(request, Nothing)
        guest, name = await self._door.known(request)
        site, _ = site_of(request)
        challenge = secrets.token_urlsafe(32)
        had = await self._door.journal.do(lambda store: passkeys_of(store, guest))
        if len(had) >= MOST:
            raise Refusal("too-many-passkeys", most=MOST)
        await self._challenge(challenge, REGISTER, guest)
        options = generate_registration_options(
            rp_id=site,
            rp_name="Last Call",
            user_name=name,
            user_display_name=name,
            # The same for all passkeys of a guest, and nothing that says who they are.
            user_id=hashlib.sha256(f"lastcall.user/{guest}".encode()).digest(),
            challenge=challenge.encode(),
            timeout=PATIENCE,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in had
            ],
        )
        return reply(options_to_json_dict(options))

    async def add(self, request: Request) -> Response:
        """The passkey that was made."""
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url
        from webauthn.helpers.exceptions import WebAuthnException

        body = await self._door.body(request, Credential)
        guest, _ = await self._door.known(request)
        site, origin = site_of(request)
        challenge = challenge_in(body.credential)
        if await self._spent(challenge, REGISTER) != guest:
            raise Refusal("link-spent")
        try:
            made = verify_registration_response(
                credential=body.credential,
                expected_challenge=challenge.encode(),
                expected_rp_id=site,
                expected_origin=origin,
            )
        except (WebAuthnException, ValueError) as error:
            raise Refusal("passkey-refused", problem=str(error)[:200]) from None
        now = milliseconds()
        id = bytes_to_base64url(made.credential_id)
        key = Passkey(id, guest, made.credential_public_key, made.sign_count, now, now)

        def save(store: Store) -> None:
            if passkey(store, id) is not None:
                raise Refusal("passkey-refused", problem="this passkey is known already")
            save_passkey(store, key)

        await self._door.journal.do(save)
        return reply({})

    async def remove(self, request: Request) -> Response:
        body = await self._door.body(request, PasskeyId)
        guest, _ = await self._door.known(request)
        await self._door.journal.do(lambda store: remove_passkey(store, guest, body.id))
        return reply({})

    async def begin_signing_in(self, request: Request) -> Response:
        """What a browser needs to show a passkey; whose it is only the passkey says."""
        from webauthn import generate_authentication_options
        from webauthn.helpers import options_to_json_dict
        from webauthn.helpers.structs import UserVerificationRequirement

        await self._door.body(request, Nothing)
        site, _ = site_of(request)
        challenge = secrets.token_urlsafe(32)
        await self._challenge(challenge, SIGN_IN, "")
        options = generate_authentication_options(
            rp_id=site,
            challenge=challenge.encode(),
            timeout=PATIENCE,
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return reply(options_to_json_dict(options))

    async def sign_in(self, request: Request) -> Response:
        """Whoever shows a passkey is its guest, and brings along what they played here before."""
        from webauthn import verify_authentication_response
        from webauthn.helpers.exceptions import WebAuthnException

        body = await self._door.body(request, Credential)
        site, origin = site_of(request)
        challenge = challenge_in(body.credential)
        await self._spent(challenge, SIGN_IN)
        id = str(body.credential.get("id", ""))
        key = await self._door.journal.do(lambda store: passkey(store, id))
        if key is None:
            raise Refusal("no-such-passkey")
        try:
            shown = verify_authentication_response(
                credential=body.credential,
                expected_challenge=challenge.encode(),
                expected_rp_id=site,
                expected_origin=origin,
                credential_public_key=key.public,
                credential_current_sign_count=key.uses,
            )
        except (WebAuthnException, ValueError) as error:
            raise Refusal("passkey-refused", problem=str(error)[:200]) from None
        uses = shown.new_sign_count
        return await settle_in(
            self._door,
            request,
            key.guest,
            lambda store: use_passkey(store, id, uses, milliseconds()),
        )

    async def _challenge(self, challenge: str, kind: str, guest: str) -> None:
        expires = milliseconds() + PATIENCE
        await self._door.journal.do(
            lambda store: write_ticket(store, challenge, kind, guest, expires)
        )

    async def _spent(self, challenge: str, kind: str) -> str:
        """Whom a challenge was for; it is good once."""
        return await self._door.journal.do(
            lambda store: spend_ticket(store, challenge, kind, milliseconds())
        )


def site_of(request: Request) -> tuple[str, str]:
    """The name passkeys are made for here, and the page that asks: a browser says which."""
    origin = request.headers.get("origin") or f"{request.url.scheme}://{request.url.netloc}"
    name = urlsplit(origin).hostname or ""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name, origin
    raise Refusal("passkey-address")


def challenge_in(credential: dict[str, Any]) -> str:
    """What the browser was asked, as it says; whether we asked that is seen by its ticket."""
    from webauthn import base64url_to_bytes
    from webauthn.helpers import parse_client_data_json
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        said = base64url_to_bytes(credential["response"]["clientDataJSON"])
        return parse_client_data_json(said).challenge.decode()
    except (WebAuthnException, LookupError, TypeError, ValueError, AttributeError) as error:
        raise Refusal("malformed", problem=f"no passkey: {type(error).__name__}") from None
