import { z } from 'zod';
import { email, id, isoDate, outcome, requiredText, text } from './common.ts';
import { bytes, challenge, givenFactor, passkeyAnswer } from './factor-proof.ts';
import { deviceHash, loginOutput } from './session.ts';

/** Result of `PublicKeyCredential.toJSON()` after `navigator.credentials.create()`. */
export const newPasskey = z
  .object({
    id: bytes(1400).min(1),
    rawId: bytes(1400),
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: bytes(4000),
      attestationObject: bytes(16_000),
      transports: z.array(text(30)).max(10).optional(),
    }),
  })
  .meta({ id: 'NewPasskey' });

export const factorLoginInput = z.object({
  ...givenFactor,
  hash: deviceHash,
  /** Skips the second factor on this device for thirty days. */
  remember: z.boolean().default(false),
});
/** `device_secret` is sent with the next logins of a remembered device. */
export const factorLoginOutput = loginOutput.extend({ device_secret: z.string().optional() });
export const passkeyChallenge = z.object({ challenge: z.string() });
export const passkeyLoginInput = z.object({ challenge, credential: passkeyAnswer, hash: deviceHash });

export const appOutput = z.object({
  /** Base32, for an app that cannot read the picture. */
  secret: z.string(),
  /** `otpauth://totp/…`, for the picture. */
  url: z.string(),
});
export const confirmAppInput = z.object({ code: text(40).min(1) });
const number = z.int();
/**
 * `recovery_codes`: ten, shown this once; null if the account has some already. `open`: after the first factor, the number of entries of
 * each kind that were made before it, which `access.endAll` ends; null after a later factor.
 */
export const factorAddedOutput = outcome.extend({
  recovery_codes: z.array(z.string()).nullable(),
  open: z
    .object({
      before: isoDate,
      keys: number,
      applications: number,
      feeds: number,
      shares: number,
      devices: number,
    })
    .nullable(),
});
export const recoveryCodesOutput = outcome.extend({ recovery_codes: z.array(z.string()) });

/** `PublicKeyCredentialCreationOptionsJSON`, as `navigator.credentials.create()` takes it. */
export const passkeyOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('preferred'),
  }),
  attestation: z.literal('none'),
});
export const addPasskeyInput = z.object({ challenge, credential: newPasskey, name: requiredText(100) });
export const removePasskeyInput = z.object({ id });
export const passkeyAloneInput = z.object({ allowed: z.boolean() });

/** Moment until which a reset by mail does not require the factor; null if it does. */
const young = { young_until: isoDate.nullable() };
export const factorsOutput = z.object({
  passkeys: z.array(
    z.object({ id, name: z.string(), created_at: isoDate, last_used_at: isoDate.nullable(), ...young }),
  ),
  /** When the app was confirmed. Null without one. */
  app_since: isoDate.nullable(),
  app_young_until: isoDate.nullable(),
  /** Unused. */
  recovery_codes: z.int(),
  recovery_young_until: isoDate.nullable(),
  /** A passkey logs in without the password. */
  passkey_alone: z.boolean(),
  /** Number of devices that skip the second factor. */
  remembered_devices: z.int(),
  /** This installation demands a second factor of this account. */
  is_required: z.boolean(),
});
export type Factors = z.infer<typeof factorsOutput>;
/** `checked`: how the person was identified. `email`: a new address, if the mailbox was lost. */
export const factorResetInput = z.object({
  id,
  checked: requiredText(200).min(10),
  email: email.optional(),
});
export const factorResetOutput = outcome.extend({ reset_at: isoDate });
