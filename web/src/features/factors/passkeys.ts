import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { FactorProof } from '@massima/contract/factor-proof';
import type { Outputs } from '../../lib/trpc.ts';

type Signed = NonNullable<FactorProof['credential']>;
type Options = Outputs['factors']['beginPasskey'];
/** As the contract takes them: the library's types leave out nothing that a browser may add. */
type Made = Awaited<ReturnType<typeof startRegistration>>;

export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Has a passkey of this site sign; which one, its user chooses. Rejects where the device says no, or nothing. */
export const signWithPasskey = async (
  challenge: string,
  userVerification: 'preferred' | 'required',
): Promise<Signed> =>
  (await startAuthentication({ optionsJSON: { challenge, userVerification } })) satisfies Signed;

export const makePasskey = (options: Options): Promise<Made> => startRegistration({ optionsJSON: options });
