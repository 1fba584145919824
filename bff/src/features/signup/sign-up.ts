import type { z } from 'zod';
import type { Knex } from 'knex';
import type { createAccountInput, createAccountOutput } from '@massima/contract/account';
import type { WorkArea } from '@massima/contract/constants';
import { hashPassword } from '../../adapters/passwords.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidField } from '../../errors.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { findUserByEmail, insertUser } from '../../models/user.ts';
import { consumeMailLimitIn, takePublicAttempt, takeSignup } from '../limits/index.ts';
import { presentAccount, refuseTakenAddress, wasDeleted } from '../users/index.ts';
import { readFormToken, useFormToken } from './form-token.ts';
import { grantOffer } from './grant-offer.ts';
import { findOffer, type Offer } from './offers.ts';
import { sendVerification } from './send-verification.ts';

export type CreateAccountInput = z.infer<typeof createAccountInput>;
export type CreatedAccount = z.infer<typeof createAccountOutput>;

/**
 * Registers a user. The server decides which trial to grant and whether the user is returning; the
 * page has no influence on either.
 */
export async function signUp(
  deps: Deps,
  input: CreateAccountInput,
  clientIp: string,
): Promise<CreatedAccount> {
  await takePublicAttempt(deps, 'signup', input.email, clientIp);
  const { password, work_area } = requireFields(input);
  // Hidden field that only bots fill in.
  if (input.website) throw new AppError('validation_failed');
  const nonce = input.form_token === undefined ? null : readFormToken(deps, input.form_token);
  const offer = await findOffer(deps.db, input.price_type, input.origin);
  if (!offer.work_areas.includes(work_area)) throw invalidField('work_area', 'validation_failed');
  if (await findUserByEmail(deps.db, input.email)) throw new AppError('email_already_used');

  await takeSignup(deps, clientIp, nonce !== null);
  const password_hash = await hashPassword(password);
  return refuseTakenAddress(() =>
    inTransaction(deps.db, (trx) =>
      insertAccount(trx, deps, input, { password_hash, work_area, offer, nonce }),
    ),
  );
}

interface Checked {
  password_hash: string;
  work_area: WorkArea;
  offer: Offer;
  /** Nonce of the form's one-time token; null if the request has no token. */
  nonce: string | null;
}

async function insertAccount(
  trx: Knex.Transaction,
  deps: Deps,
  input: CreateAccountInput,
  { password_hash, work_area, offer, nonce }: Checked,
): Promise<CreatedAccount> {
  const isReturning = await wasDeleted(trx, deps, input.email);
  const request = {
    trialDays: input.trial_days_count,
    trialQueries: input.trial_queries_count,
    coupon: input.coupon || null,
  };
  const grant = grantOffer(request, offer, isReturning);
  if (nonce !== null) await useFormToken(trx, deps, nonce);
  const now = deps.clock.now();
  const account = await insertUser(trx, {
    name: input.name,
    surname: input.surname,
    email: input.email,
    password_hash,
    is_returning: isReturning,
    price_type: offer.price_type,
    coupon: grant.coupon,
    work_area,
    origin: input.origin || null,
    trial_queries_count: grant.trialQueries,
    trial_days_count: grant.trialDays,
    locale: input.locale ?? 'it',
    created_at: now,
    updated_at: now,
  });
  await consumeMailLimitIn(trx, deps, input.email);
  await sendVerification(trx, deps, account);
  return { ...presentAccount(account), ...(grant.limited && { warning: 'offer_limited' as const }) };
}

/**
 * Requires the fields that are optional in the shared schema because the administrator's form
 * omits them.
 * @throws AppError `missing_parameters`
 */
function requireFields({ password, work_area }: CreateAccountInput) {
  if (password === undefined) throw invalidField('password', 'missing_parameters');
  if (work_area === undefined) throw invalidField('work_area', 'missing_parameters');
  return { password, work_area };
}
