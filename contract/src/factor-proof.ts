import { z } from 'zod';
import { text } from './common.ts';

/** Proof in addition to the password: a passkey, an app's code, or a recovery code. */
export const factorKinds = ['passkey', 'code', 'recovery'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** One-time challenge for one account and purpose. A passkey's device signs it. */
export const challenge = text(100).min(1);
/** Bytes as browsers write them (WebAuthn Level 3, section 5.1.8): base64url. */
export const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/);

/** Result of `PublicKeyCredential.toJSON()` after `navigator.credentials.get()`. */
export const passkeyAnswer = z
  .object({
    id: bytes(1400).min(1),
    rawId: bytes(1400),
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(8000),
      userHandle: bytes(200).nullish(),
    }),
  })
  .meta({ id: 'PasskeyAnswer' });
export const givenFactor = {
  challenge,
  kind: z.enum(factorKinds),
  /** Code of the app, or a recovery code. */
  code: text(40).optional(),
  credential: passkeyAnswer.optional(),
};
export const factorProof = z.object(givenFactor);
export type FactorProof = z.infer<typeof factorProof>;

/** Input field of a call that is repeated with a second factor. */
export const provenByFactor = { second_factor: factorProof.optional() };
/**
 * Data of the rejection: the challenge and the accepted kinds. Without any kind the account must
 * first set up a factor.
 */
export const factorRequest = z
  .object({ challenge: z.string(), kinds: z.array(z.enum(factorKinds)) })
  .meta({ id: 'FactorRequest' });
