import { z } from 'zod';
import { text } from './common.ts';

/** What proves a user besides the password: a passkey, the code of an app, or one of ten codes for when both are lost. */
export const factorKinds = ['passkey', 'code', 'recovery'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** One-time, of an account and one purpose; for a passkey, what its device signs. */
export const challenge = text(100).min(1);
/** Bytes as browsers write them (WebAuthn Level 3, section 5.1.8): base64url. */
export const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/);

/** What `PublicKeyCredential.toJSON()` gives after `navigator.credentials.get()`. */
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
  /** Of the app, or one of those for an emergency. */
  code: text(40).optional(),
  credential: passkeyAnswer.optional(),
};
export const factorProof = z.object(givenFactor);
export type FactorProof = z.infer<typeof factorProof>;

/** In the input of what an account with a second factor confirms by it. */
export const provenByFactor = { second_factor: factorProof.optional() };
/** Of a refusal: what to answer, and with which kinds. Without any kind the account has to set one up first. */
export const factorRequest = z
  .object({ challenge: z.string(), kinds: z.array(z.enum(factorKinds)) })
  .meta({ id: 'FactorRequest' });
