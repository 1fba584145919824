import type { FactorProof } from '@massima/contract/factor-proof';
import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { FactorAge, FactorChallengeRow, FactorPurpose } from '../../models/factor-rows.ts';
import { findApp, takeChallenge, takeRecoveryCode, takeStep, trustOf } from '../../models/factors.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { lockUser, type AccountRow } from '../../models/user.ts';
import {
  isWithinLimit,
  keyedHashes,
  takeCodeAttempt,
  takeRecoveryAttempt,
  type CodePlace,
} from '../limits/index.ts';
import { openChallenge } from './challenges.ts';
import { endReset, noteFactor } from './note-factor.ts';
import { stepIn } from './app-secret.ts';
import { readPasskey } from './passkey-alone.ts';
import { recoveryCodeAs } from './recovery-codes.ts';

const wrong = () => new AppError('second_factor_wrong');

interface Expected {
  /** Account that the proof must belong to. Omitted at login, when the challenge identifies it. */
  userId?: number;
  /** Session that requested the proof; omitted outside of sessions. */
  sessionId?: number;
  purposes: readonly FactorPurpose[];
  place: CodePlace;
  /** Rejects a young factor. */
  isTrusted?: boolean;
  /** Rejects a factor made at this moment or later. */
  madeBefore?: Date | undefined;
  clientIp: string;
}

/**
 * Checks a proof and consumes its challenge. Throws `second_factor_wrong` without a reason if the
 * challenge has expired or belongs to another account, if the passkey belongs to another account,
 * or if the code was already used.
 * @returns account and purpose of the challenge, and whether the factor is trusted
 */
export async function checkProof(
  deps: Deps,
  { challenge: challengeToken, kind, code, credential }: FactorProof,
  expected: Expected,
): Promise<{ userId: number; purpose: FactorPurpose; provenBy: 'young' | 'trusted' }> {
  const { userId, sessionId, purposes, place, clientIp } = expected;
  const challenge = await openChallenge(deps, challengeToken, purposes);
  const challengedUserId = challenge?.user_id ?? null;
  if ((challenge?.session_id ?? undefined) !== sessionId) throw wrong();
  if (!challenge || challengedUserId === null || (userId !== undefined && userId !== challengedUserId))
    throw wrong();
  const attempt = kind === 'code' ? await takeCodeAttempt(deps, challengedUserId, place, clientIp) : null;
  const recovery = kind === 'recovery' ? await takeRecoveryAttempt(deps, clientIp) : null;
  const take =
    kind === 'passkey'
      ? await passkeyProof(deps, challengeToken, challengedUserId, credential)
      : (trx: Knex.Transaction, account: AccountRow) => takeCode(trx, deps, account, kind, code ?? '');
  let provenBy: 'young' | 'trusted';
  try {
    provenBy = await inTransaction(deps.db, (trx) =>
      settle(trx, deps, challenge, take, { ...expected, isRecovery: kind === 'recovery' }),
    );
  } catch (refusal) {
    if (attempt?.isLast) await noteCodesTried(deps, challengedUserId);
    throw refusal;
  }
  await (attempt ?? recovery)?.succeeded();
  return { userId: challengedUserId, purpose: challenge.purpose, provenBy };
}

/** Mails the owner, once a day, that someone who has the password tries codes. */
async function noteCodesTried(deps: Deps, userId: number): Promise<void> {
  const isFirst = await isWithinLimit(deps, `codes-told:${userId}`, { limit: 1, windowSeconds: 86_400 });
  await inTransaction(deps.db, async (trx) => {
    const account = isFirst && (await lockUser(trx, userId));
    if (account) await noteFactor(trx, deps, account, 'codes_tried');
  });
}

type Take = (trx: Knex.Transaction, account: AccountRow) => Promise<FactorAge | null>;

/** The account's row is locked, so that of two answers with one code, or to one challenge, one counts. */
async function settle(
  trx: Knex.Transaction,
  deps: Deps,
  { id, user_id }: FactorChallengeRow,
  take: Take,
  { isTrusted, madeBefore, isRecovery }: Pick<Expected, 'isTrusted' | 'madeBefore'> & { isRecovery: boolean },
): Promise<'young' | 'trusted'> {
  const account = await lockUser(trx, user_id ?? 0);
  const factor = account && (await takeChallenge(trx, id)) ? await take(trx, account) : null;
  if (!account || !factor || (madeBefore && factor.created_at >= madeBefore)) throw wrong();
  const provenBy = trustOf(factor) <= deps.clock.now() ? 'trusted' : 'young';
  if (isTrusted && provenBy === 'young') throw wrong();
  if (isRecovery) await noteFactor(trx, deps, account, 'recovery_used');
  // A young factor may be a thief's.
  if (provenBy === 'trusted') await endReset(trx, deps, account);
  return provenBy;
}

async function passkeyProof(
  deps: Deps,
  challenge: string,
  userId: number,
  credential: FactorProof['credential'],
): Promise<Take> {
  const read = await readPasskey(deps, { challenge, isAlone: false }, credential);
  if (read.userId !== userId) throw wrong();
  return async (trx) => ((await read.note(trx)) ? read.factor : null);
}

async function takeCode(
  trx: Knex.Transaction,
  deps: Deps,
  { id }: AccountRow,
  kind: 'code' | 'recovery',
  code: string,
): Promise<FactorAge | null> {
  if (kind === 'recovery') {
    const hashes = keyedHashes(deps.config, 'recovery-code', recoveryCodeAs(code));
    return takeRecoveryCode(trx, id, hashes, deps.clock.now());
  }
  const app = await findApp(trx, id);
  if (!app?.confirmed_at) return null;
  const step = stepIn(deps, app, code);
  return step !== null && (await takeStep(trx, id, step)) ? app : null;
}
