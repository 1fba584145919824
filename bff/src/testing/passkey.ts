import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/**
 * Encodes a value as CBOR, as far as passkeys need it: integers, bytes, texts and maps (RFC 8949,
 * section 3).
 */
function cbor(value: unknown): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, entry]) => [cbor(key), cbor(entry)]),
  ]);
}

interface Site {
  origin: string;
  host: string;
  crossOrigin?: boolean;
}
const localhost: Site = { origin: 'http://localhost:3000', host: 'localhost' };
const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

/**
 * Creates a fake authenticator: makes an ES256 passkey and signs as WebAuthn Level 3, section 6,
 * defines.
 */
export function testPasskey({ counts = false }: { counts?: boolean } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  const data = (host: string, flag: number, attested: Uint8Array = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flag]), count, attested]);
  };
  const client = (type: string, challenge: string, { origin, crossOrigin = false }: Site) =>
    JSON.stringify({ type, challenge, origin, crossOrigin });
  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const };
  return {
    make(challenge: string, site: Site = localhost, statement = new Map<string, unknown>()) {
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const authData = data(site.host, flags.present | flags.verified | flags.attested, attested);
      const attestation = new Map<string, unknown>([
        ['fmt', statement.size > 0 ? 'packed' : 'none'],
        ['attStmt', statement],
        ['authData', authData],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(client('webauthn.create', challenge, site)),
          attestationObject: base64url(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },
    answer(
      challenge: string,
      {
        site = localhost,
        isVerified = true,
        userHandle = '',
      }: { site?: Site; isVerified?: boolean; userHandle?: string } = {},
    ) {
      if (counts) counter++;
      const clientData = client('webauthn.get', challenge, site);
      const authData = data(site.host, flags.present | (isVerified ? flags.verified : 0));
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          ...(userHandle && { userHandle }),
        },
      };
    },
  };
}

const samplePasskey = testPasskey();
/** Well-formed but not signed for any challenge. */
export const madeUp = { made: samplePasskey.make('x'), answer: samplePasskey.answer('x') };
