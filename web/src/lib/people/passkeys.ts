/** Passkeys: what the server asks, as the browser wants it, and the browser's answer as text. */

type Bytes = Uint8Array<ArrayBuffer>;

/** Whether this browser makes passkeys at all; where it may is the server's to know. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== "undefined" && isSecureContext;
}

/** A new passkey; nothing if somebody changed their mind. */
export async function makePasskey(question: string): Promise<string | null> {
  const asked = JSON.parse(question) as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    user: { ...asked.user, id: bytes(asked.user.id) },
    excludeCredentials: asked.excludeCredentials?.map(withBytes),
  } as unknown as PublicKeyCredentialCreationOptions;
  return answered(() => navigator.credentials.create({ publicKey }));
}

/** Who it is, by a passkey; nothing if somebody changed their mind. */
export async function usePasskey(question: string): Promise<string | null> {
  const asked = JSON.parse(question) as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    allowCredentials: asked.allowCredentials?.map(withBytes),
  } as unknown as PublicKeyCredentialRequestOptions;
  return answered(() => navigator.credentials.get({ publicKey }));
}

interface Named {
  id: string;
}

async function answered(ask: () => Promise<Credential | null>): Promise<string | null> {
  try {
    const found = await ask();
    return found ? JSON.stringify(asJson(found as PublicKeyCredential)) : null;
  } catch (error) {
    if (error instanceof DOMException && error.name === "NotAllowedError") return null;
    throw error;
  }
}

function asJson({ id, type, response }: PublicKeyCredential): object {
  const said: Record<string, string> = { clientDataJSON: text(response.clientDataJSON) };
  if (response instanceof AuthenticatorAttestationResponse)
    said.attestationObject = text(response.attestationObject);
  if (response instanceof AuthenticatorAssertionResponse) {
    said.authenticatorData = text(response.authenticatorData);
    said.signature = text(response.signature);
    if (response.userHandle) said.userHandle = text(response.userHandle);
  }
  return { id, rawId: id, type, response: said };
}

function withBytes<T extends Named>(one: T) {
  return { ...one, id: bytes(one.id) };
}

export function bytes(base64url: string): Bytes {
  const plain = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function text(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
