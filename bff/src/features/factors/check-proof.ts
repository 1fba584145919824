import type { FactorProof } from '@massima/contract/factor-proof';
import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { FactorChallengeRow, FactorPurpose } from '../../models/factor-rows.ts';
import { findApp, takeChallenge, takeRecoveryCode, takeStep } from '../../models/factors.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { lockUser, type AccountRow } from '../../models/user.ts';
import { type Attempt, consumeRateLimits, keyedHashes, networkOf } from '../limits/index.ts';
import { openChallenge } from './challenges.ts';
import { endReset, noteFactor } from './note-factor.ts';
import { stepIn } from './app-secret.ts';
import { readPasskey } from './passkey-alone.ts';
import { recoveryCodeAs } from './recovery-codes.ts';

const wrong = () => new AppError('second_factor_wrong');

/**
 * A code has six digits, of which three are right at a time: ten tries in a quarter of an hour from one client, a hundred a day in all,
 * leave who knows the password three chances in ten thousand a day. Passkeys cannot be guessed, and stay open.
 */
const takeCodeAttempt = (deps: Deps, userId: number, clientIp: string): Promise<Attempt> =>
  consumeRateLimits(deps, [
    { bucket: `factor-pair:${userId} ${networkOf(clientIp)}`, limit: 10, windowSeconds: 15 * 60 },
    { bucket: `factor-account:${userId}`, limit: 100, windowSeconds: 86_400 },
  ]);

interface Expected {
  /** Whose proof it must be; at a login the challenge says it. */
  userId?: number;
  purposes: readonly FactorPurpose[];
  clientIp: string;
}

/**
 * Takes a proof for what was asked, once. Throws `second_factor_wrong` for anything else, without saying what was wrong with it: a
 * challenge that is over, or another account's; a passkey of another account; a code that was used. @returns what was answered
 */
export async function checkProof(
  deps: Deps,
  { challenge: given, kind, code, credential }: FactorProof,
  { userId, purposes, clientIp }: Expected,
): Promise<{ userId: number; purpose: FactorPurpose }> {
  const challenge = await openChallenge(deps, given, purposes);
  const asked = challenge?.user_id ?? null;
  if (!challenge || asked === null || (userId !== undefined && userId !== asked)) throw wrong();
  const attempt = kind === 'passkey' ? null : await takeCodeAttempt(deps, asked, clientIp);
  const take =
    kind === 'passkey'
      ? await passkeyProof(deps, given, asked, credential)
      : (trx: Knex.Transaction, account: AccountRow) => takeCode(trx, deps, account, kind, code ?? '');
  await inTransaction(deps.db, (trx) => settle(trx, deps, challenge, take, kind === 'recovery'));
  await attempt?.succeeded();
  return { userId: asked, purpose: challenge.purpose };
}

type Take = (trx: Knex.Transaction, account: AccountRow) => Promise<boolean>;

/** The account's row is locked, so that of two answers with one code, or to one challenge, one counts. */
async function settle(
  trx: Knex.Transaction,
  deps: Deps,
  { id, user_id }: FactorChallengeRow,
  take: Take,
  isRecovery: boolean,
): Promise<void> {
  const account = await lockUser(trx, user_id ?? 0);
  if (!account || !(await takeChallenge(trx, id)) || !(await take(trx, account))) throw wrong();
  if (isRecovery) await noteFactor(trx, deps, account, 'recovery_used');
  await endReset(trx, deps, account);
}

async function passkeyProof(
  deps: Deps,
  challenge: string,
  userId: number,
  credential: FactorProof['credential'],
): Promise<Take> {
  const read = await readPasskey(deps, { challenge, isAlone: false }, credential);
  if (read.userId !== userId) throw wrong();
  return read.note;
}

async function takeCode(
  trx: Knex.Transaction,
  deps: Deps,
  { id }: AccountRow,
  kind: 'code' | 'recovery',
  code: string,
): Promise<boolean> {
  if (kind === 'recovery') {
    const hashes = keyedHashes(deps.config, 'recovery-code', recoveryCodeAs(code));
    return takeRecoveryCode(trx, id, hashes, deps.clock.now());
  }
  const app = await findApp(trx, id);
  if (!app?.confirmed_at) return false;
  const step = stepIn(deps, app, code);
  return step !== null && takeStep(trx, id, step);
}
