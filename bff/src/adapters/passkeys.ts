import { isoBase64URL, decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { passkeyAnswer } from '@massima/contract/factor-proof';
import { fieldsOf } from '@massima/contract/record';
import type { newPasskey } from '@massima/contract/second-factor';
import type { Config } from '../config.ts';

type OriginConfig = Pick<Config, 'PUBLIC_URL'>;

/** ES256, EdDSA and RS256, which cover all devices. */
export const algorithms = [-7, -8, -257];

/** Returns the relying party id: the host of the public address, without the port. */
export const hostOf = ({ PUBLIC_URL }: OriginConfig): string => new URL(PUBLIC_URL).hostname;

/** Stored passkey. */
export interface KnownPasskey {
  credential: string;
  public_key: string;
  counter: number;
}

/**
 * Whether a page of another site requested the signature. Massima never runs in a frame of another
 * site.
 */
const isOfAnotherSite = (clientDataJSON: string): boolean =>
  fieldsOf(JSON.parse(isoBase64URL.toUTF8String(clientDataJSON)))['crossOrigin'] === true;

/**
 * Returns the new passkey that a browser created for this challenge at the public address; null if
 * it is invalid.
 */
export async function readNewPasskey(
  config: OriginConfig,
  challenge: string,
  made: z.infer<typeof newPasskey>,
): Promise<KnownPasskey | null> {
  try {
    const { attestationObject, clientDataJSON } = made.response;
    if (isOfAnotherSite(clientDataJSON)) return null;
    // No attestation is requested. With a certificate in it, the library could fetch a revocation
    // list from an address that the sender chose.
    const statement = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('attStmt');
    if (statement.get('x5c') !== undefined) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...made,
        response: { attestationObject, clientDataJSON },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: new URL(config.PUBLIC_URL).origin,
      expectedRPID: hostOf(config),
      expectedType: 'webauthn.create',
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credential: id, public_key: isoBase64URL.fromBuffer(publicKey), counter };
  } catch {
    // Every error of the library means an invalid response.
    return null;
  }
}

/**
 * Returns the new counter of a passkey that signed this challenge; null if the response is
 * invalid.
 * @param asked.isAlone  true if the passkey replaces the password: its device must verify the user
 * @param asked.handles  user handles that the account's passkeys may contain
 */
export async function readPasskeyAnswer(
  config: OriginConfig,
  { challenge, isAlone, handles }: { challenge: string; isAlone: boolean; handles: readonly string[] },
  credential: z.infer<typeof passkeyAnswer>,
  stored: KnownPasskey,
): Promise<number | null> {
  try {
    const { userHandle, ...response } = credential.response;
    if (isOfAnotherSite(response.clientDataJSON)) return null;
    if (userHandle && !handles.includes(userHandle)) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { ...response, ...(userHandle && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: new URL(config.PUBLIC_URL).origin,
      expectedRPID: hostOf(config),
      expectedType: 'webauthn.get',
      credential: {
        id: stored.credential,
        publicKey: isoBase64URL.toBuffer(stored.public_key),
        counter: stored.counter,
      },
      requireUserVerification: isAlone,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
