import { z } from 'zod';
import { account, givenPassword, locale, password, role } from './account.ts';
import { email, id, isoDate, outcome, text } from './common.ts';
import { citationStyles } from './constants.ts';
import { provenByFactor } from './factor-proof.ts';
import { errorKey } from './message-keys.ts';
import { nextSearch } from './receipt.ts';

/** Device fingerprint. Its prefix identifies the kind of device. */
export const deviceHash = z
  .string()
  .max(200)
  .regex(/^(?:PC|Mobile)-/);
export const emailedToken = z.string().min(1).max(200, 'token_not_valid');

/** Secret of a remembered device, which skips the second factor. */
const deviceSecret = { device_secret: z.string().max(100).optional() };
export const loginInput = z.object({ hash: deviceHash, email, password: givenPassword, ...deviceSecret });
export const loginOutput = z.object({
  isLogged: z.literal(true),
  token: z.string(),
  message: z.literal('token_updated'),
  user: account,
  type: role,
});
export const tokenLoginInput = z.object({ id, hash: deviceHash, token: emailedToken, ...deviceSecret });
export const checkOutput = z.object({
  license: z.boolean(),
  /** Error key that a search would return, or `ok`. */
  answer: z.union([z.literal('ok'), errorKey]),
  query: z.boolean(),
  next_search: nextSearch,
  user: account,
  /** Format of copied citations. Null if none was chosen. */
  citation_style: z.enum(citationStyles).nullable(),
});
export const citationStyleChoice = z.object({ citation_style: z.enum(citationStyles) });
export const logoutOutput = z.object({ isLogged: z.literal(false), message: z.literal('ok') });
/**
 * If both are sent, only the factor is checked. `until`: time until which operations that require
 * a proof from the last ten minutes accept this one.
 */
export const proveInput = z.object({ password: givenPassword.optional(), ...provenByFactor });
export type GivenProof = z.infer<typeof proveInput>;
export const proveOutput = outcome.extend({ until: isoDate });
export const countOutput = z.object({ count: z.int() });
export const requestRestoreInput = z.object({
  email,
  path: text(200).default('/users/restore'),
  locale: locale.optional(),
});
export const restoreInput = z.object({ id, token: emailedToken, password, ...provenByFactor });
export const restoreLinkInput = z.object({ id, token: emailedToken });
/** Effects of the reset in addition to the new password. */
export const restoreLinkOutput = z.object({ empties_history: z.boolean(), asks_factor: z.boolean() });
/** Whether the account has a trusted factor that is older than the change. */
export const undoLinkOutput = z.object({ asks_factor: z.boolean() });
/** `proves`: requires an older factor, removes all newer factors and continues to a new password. */
export const undoInput = restoreLinkInput.extend({ proves: z.boolean().default(false), ...provenByFactor });
/** `mailed`: the password was revoked, and a link to set a new one was mailed. */
export const undoOutput = outcome.extend({ mailed: z.boolean() });
export const verifyInput = z.object({
  id,
  token: emailedToken,
  hash: deviceHash.optional(),
  ...deviceSecret,
});
export const verifyOutput = outcome.extend({
  isLogged: z.boolean(),
  token: z.string().optional(),
  user: account.optional(),
  type: role.optional(),
  warning: z.literal('trial_used_by_domain').optional(),
  /**
   * Sent with the warning: the domain whose trials are used, and the contact address for another
   * trial, or null if none is set.
   */
  trial_used: z.object({ domain: z.string(), contact: z.string().nullable() }).optional(),
});
export const resendInput = z.object({ email, locale: locale.optional() });
export const updatePasswordInput = z.object({
  email,
  password: givenPassword,
  newPassword: password,
});
