import { isoBase64URL, decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { passkeyAnswer } from '@massima/contract/factor-proof';
import { fieldsOf } from '@massima/contract/record';
import type { newPasskey } from '@massima/contract/second-factor';
import type { Config } from '../config.ts';

type At = Pick<Config, 'PUBLIC_URL'>;

/** ES256, EdDSA and RS256: what every device signs with. */
export const algorithms = [-7, -8, -257];

/** Passkeys belong to the host of the public address, whatever the port. */
export const hostOf = ({ PUBLIC_URL }: At): string => new URL(PUBLIC_URL).hostname;

/** A passkey as it is kept. */
export interface KnownPasskey {
  credential: string;
  public_key: string;
  counter: number;
}

/** Whether the browser says that a page of another site had it sign: no page of ours is framed by one. */
const isOfAnotherSite = (clientDataJSON: string): boolean =>
  fieldsOf(JSON.parse(isoBase64URL.toUTF8String(clientDataJSON)))['crossOrigin'] === true;

/** What a browser made for this challenge at our own address; null for anything else. */
export async function readNewPasskey(
  config: At,
  challenge: string,
  made: z.infer<typeof newPasskey>,
): Promise<KnownPasskey | null> {
  try {
    const { attestationObject, clientDataJSON } = made.response;
    if (isOfAnotherSite(clientDataJSON)) return null;
    // We ask for no statement about the device. One with certificates could have the library look up a list of revoked ones at an
    // address that its sender chose.
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
    // The library throws for each way in which it may be wrong, and none of them is worth more than that.
    return null;
  }
}

/**
 * The new count of a passkey that signed this challenge; null where it did not.
 * @param asked.isAlone its device has to know its user
 * @param asked.handles what the account's passkeys may have been told as the user's id
 */
export async function readPasskeyAnswer(
  config: At,
  { challenge, isAlone, handles }: { challenge: string; isAlone: boolean; handles: readonly string[] },
  answer: z.infer<typeof passkeyAnswer>,
  known: KnownPasskey,
): Promise<number | null> {
  try {
    const { userHandle, ...response } = answer.response;
    if (isOfAnotherSite(response.clientDataJSON)) return null;
    if (userHandle && !handles.includes(userHandle)) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...answer,
        response: { ...response, ...(userHandle && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: new URL(config.PUBLIC_URL).origin,
      expectedRPID: hostOf(config),
      expectedType: 'webauthn.get',
      credential: {
        id: known.credential,
        publicKey: isoBase64URL.toBuffer(known.public_key),
        counter: known.counter,
      },
      requireUserVerification: isAlone,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
