import type { z } from 'zod';
import type { createAccountInput, createAccountOutput } from '@massima/contract/account';
import { UniqueViolationError } from 'objection';
import { hashPassword } from '../../adapters/passwords.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { User } from '../../models/user.ts';
import { wasDeleted } from './former-addresses.ts';
import { readFormToken, useFormToken } from './form-token.ts';
import { grantOffer } from './grant-offer.ts';
import { findOffer } from './offers.ts';
import { presentAccount } from './present-account.ts';
import { countMail, takePublicAttempt } from './public-attempts.ts';
import { sendVerification } from './send-verification.ts';

export type CreateAccountInput = z.infer<typeof createAccountInput>;
export type CreatedAccount = z.infer<typeof createAccountOutput>;

/** Somebody registers. What they may be granted, and whether they were here before, is decided here and not by their page. */
export async function signUp(
  deps: Deps,
  input: CreateAccountInput,
  clientIp: string,
): Promise<CreatedAccount> {
  await takePublicAttempt(deps, 'signup', input.email, clientIp);
  const { password, work_area } = requireFields(input);
  // A field that nobody sees is only filled in by a machine.
  if (input.website) throw new AppError('validation_failed');
  const nonce = input.form_token === undefined ? null : readFormToken(deps, input.form_token);
  const offer = await findOffer(deps.db, input.price_type, input.origin);
  if (!offer.work_areas.includes(work_area)) throw invalid('work_area', 'validation_failed');
  if (await User.query(deps.db).findOne({ email: input.email })) throw new AppError('email_already_used');

  const password_hash = await hashPassword(password);
  const wishes = {
    trialDays: input.trial_days_count,
    trialQueries: input.trial_queries_count,
    coupon: input.coupon || null,
  };
  try {
    const created = await inTransaction(deps.db, async (trx) => {
      const isReturning = await wasDeleted(trx, deps, input.email);
      const grant = grantOffer(wishes, offer, isReturning);
      if (nonce !== null) await useFormToken(trx, deps, nonce);
      const now = deps.clock.now();
      const account = await User.query(trx).insertAndFetch({
        name: input.name,
        surname: input.surname,
        email: input.email,
        password_hash,
        is_returning: isReturning,
        price_type: offer.price_type,
        coupon: grant.coupon,
        work_area,
        origin: input.origin?.trim().toLowerCase() || null,
        trial_queries_count: grant.trialQueries,
        trial_days_count: grant.trialDays,
        locale: input.locale ?? 'it',
        created_at: now,
        updated_at: now,
      });
      await sendVerification(trx, deps, account);
      return { ...presentAccount(account), ...(grant.limited && { warning: 'offer_limited' as const }) };
    });
    await countMail(deps, input.email);
    return created;
  } catch (error) {
    // Somebody else took the address between our look and our insert.
    if (error instanceof UniqueViolationError) throw new AppError('email_already_used', {}, { cause: error });
    throw error;
  }
}

const invalid = (path: string, message: 'missing_parameters' | 'validation_failed') =>
  new AppError(message, { issues: [{ path, message }] });

/** Optional in the shared schema, because the administrator's form sends neither. */
function requireFields({ password, work_area }: CreateAccountInput) {
  if (password === undefined) throw invalid('password', 'missing_parameters');
  if (work_area === undefined) throw invalid('work_area', 'missing_parameters');
  return { password, work_area };
}
