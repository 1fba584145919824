import { z } from 'zod';
import { account, givenPassword, locale, password, role } from './account.ts';
import { email, id, outcome, text } from './common.ts';

/** Device fingerprint; its prefix says what kind of device it is. */
export const deviceHash = z
  .string('missing_parameters')
  .max(200)
  .regex(/^(?:PC|Mobile)-/, 'validation_failed');
const emailedToken = z.string('missing_parameters').min(1, 'missing_parameters').max(200, 'token_not_valid');

export const loginInput = z.object({ hash: deviceHash, email, password: givenPassword });
export const loginOutput = z.object({
  isLogged: z.literal(true),
  token: z.string(),
  message: z.string(),
  user: account,
  type: role,
});
export const tokenLoginInput = z.object({ id, hash: deviceHash, token: emailedToken });
export const checkOutput = z.object({
  license: z.boolean(),
  answer: z.string(),
  query: z.boolean(),
  user: account,
});
export const logoutOutput = z.object({ isLogged: z.literal(false), message: z.string() });
export const countOutput = z.object({ count: z.int() });
export const requestRestoreInput = z.object({
  email,
  path: text(200).default('/users/restore'),
  locale: locale.optional(),
});
export const restoreInput = z.object({ id, token: emailedToken, password });
export const verifyInput = z.object({ id, token: emailedToken, hash: deviceHash.optional() });
export const verifyOutput = outcome.extend({
  isLogged: z.boolean(),
  token: z.string().optional(),
  user: account.optional(),
  type: role.optional(),
});
export const resendInput = z.object({ email, locale: locale.optional() });
export const updatePasswordInput = z.object({ email, password: givenPassword, newPassword: password });
