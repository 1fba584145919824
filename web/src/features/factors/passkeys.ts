import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { FactorProof } from '@massima/contract/factor-proof';
import type { Outputs } from '../../lib/trpc.ts';

type Signed = NonNullable<FactorProof['credential']>;
type Options = Outputs['factors']['beginPasskey'];
/**
 * Registration response as the contract accepts it. The library's types include every optional
 * field of a browser.
 */
type Made = Awaited<ReturnType<typeof startRegistration>>;

export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window;

/**
 * Signs the challenge with a passkey that the user chooses. Rejects if the device declines or the
 * prompt is cancelled.
 */
export const signWithPasskey = async (
  challenge: string,
  userVerification: 'preferred' | 'required',
): Promise<Signed> =>
  (await startAuthentication({ optionsJSON: { challenge, userVerification } })) satisfies Signed;

export const makePasskey = (options: Options): Promise<Made> => startRegistration({ optionsJSON: options });
