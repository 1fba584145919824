import { z } from 'zod';
import { account, givenPassword, locale, password, role } from './account.ts';
import { email, id, isoDate, outcome, text } from './common.ts';
import { citationStyles } from './constants.ts';
import { provenByFactor } from './factor-proof.ts';
import { errorKey } from './message-keys.ts';
import { nextSearch } from './receipt.ts';

/** Device fingerprint. Its prefix names the kind of device. */
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
  /** The key that a search would be refused with, or `ok`. */
  answer: z.union([z.literal('ok'), errorKey]),
  query: z.boolean(),
  next_search: nextSearch,
  user: account,
  /** Format of copied citations. Null if none was chosen. */
  citation_style: z.enum(citationStyles).nullable(),
});
export const citationStyleChoice = z.object({ citation_style: z.enum(citationStyles) });
export const logoutOutput = z.object({ isLogged: z.literal(false), message: z.literal('ok') });
/** A factor counts where both are given. `until`: for how long operations that ask for ten minutes ask no more. */
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
/** Effects of the reset besides the new password. */
export const restoreLinkOutput = z.object({ empties_history: z.boolean(), asks_factor: z.boolean() });
/** Whether the account has a trusted factor that is older than the change. */
export const undoLinkOutput = z.object({ asks_factor: z.boolean() });
/** `proves`: asks for a factor from before, which removes all factors made since and leads to a new password. */
export const undoInput = restoreLinkInput.extend({ proves: z.boolean().default(false), ...provenByFactor });
/** `mailed`: the password has ended, and a link to set another was mailed. */
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
  /** With the warning: the domain whose trials are used, and the address that grants another one; null: none is known. */
  trial_used: z.object({ domain: z.string(), contact: z.string().nullable() }).optional(),
});
export const resendInput = z.object({ email, locale: locale.optional() });
export const updatePasswordInput = z.object({
  email,
  password: givenPassword,
  newPassword: password,
});
