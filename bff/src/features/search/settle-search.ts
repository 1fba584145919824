import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { questionOpenMinutes } from '@massima/contract/constants';
import type { SelectedType } from '@massima/contract/search';
import { entitlementOf, type Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { inTransaction, retryDeadlock } from '../../models/retry-deadlock.ts';
import {
  chargeNewQuestion,
  servePage,
  type FeedbackRow,
  type SearchEntry,
} from '../../models/search-ledger.ts';
import { User } from '../../models/user.ts';
import { accessOf } from '../accounts/index.ts';

export interface Question {
  query: string;
  type: SelectedType;
  key: string;
  /** When this question was last paid, as it was known before the engine was asked; undefined when nobody asked. */
  openedAt: Date | null | undefined;
}

export const isOpen = (openedAt: Date | null | undefined, now: Date): boolean =>
  openedAt != null && openedAt.getTime() > now.getTime() - questionOpenMinutes * 60_000;

export async function findOpenedAt({ db }: Deps, actor: Actor, key: string): Promise<Date | null> {
  const row = (await db('open_questions')
    .where({ user_id: actor.id, question_hash: key })
    .first('opened_at')) as { opened_at: Date } | undefined;
  return row?.opened_at ?? null;
}

/** Somebody else paid the same question of this account at the same moment. */
class OpenedMeanwhile extends Error {}

export interface Settled {
  charged: boolean;
  /** The caller's own feedback on the results of the page. */
  feedback: readonly FeedbackRow[];
}

/**
 * Takes the query, writes history and opens the question, all or nothing, and remembers which rulings were shown. Of
 * two searches at once on the last query one wins. A question thought to be new costs one round trip; all other
 * cases are sorted out by `payInTurn`.
 */
export async function settleSearch(
  deps: Deps,
  actor: Actor,
  question: Question,
  shown: { resultIds: readonly string[]; rulingIds: readonly string[] },
): Promise<Settled> {
  const now = deps.clock.now();
  const entry: SearchEntry = {
    userId: actor.id,
    pays: actor.role !== 'admin',
    remembered: !actor.historyPaused,
    query: question.query,
    queryType: question.type === 'sentenza' ? 'type_verdict' : 'type_principle',
    questionHash: question.key,
    ...shown,
    now,
  };
  if (question.openedAt == null) {
    const feedback = await retryDeadlock(() => chargeNewQuestion(deps.statements, entry));
    if (feedback) return { charged: true, feedback };
  }
  if (isOpen(question.openedAt, now)) {
    return { charged: false, feedback: await retryDeadlock(() => servePage(deps.statements, entry)) };
  }
  const openedAt = question.openedAt ?? (await findOpenedAt(deps, actor, question.key));
  // Read before the query is taken: once it is paid nothing more may fail.
  const feedback = await servePage(deps.statements, { ...entry, rulingIds: [] });
  const charged = !isOpen(openedAt, now) && (await payInTurn(deps, actor, { ...question, openedAt }, entry));
  if (!charged) await retryDeadlock(() => rememberServed(deps.db, actor, shown.rulingIds, now));
  return { charged, feedback };
}

/** False when another search of the account paid the question meanwhile. */
async function payInTurn(deps: Deps, actor: Actor, question: Question, entry: SearchEntry): Promise<boolean> {
  const { now, rulingIds } = entry;
  try {
    await inTransaction(deps.db, async (trx) => {
      // First of all, so that searches of one account queue here and never deadlock on each other's rows.
      if (entry.pays) await takeQuery(trx, actor, now);
      await openQuestion(trx, actor, question, now);
      if (entry.remembered) {
        const { userId: user_id, query, queryType: query_type } = entry;
        await trx('questions').insert({ user_id, query, query_type, created_at: now });
      }
      await rememberServed(trx, actor, rulingIds, now);
    });
    return true;
  } catch (error) {
    if (error instanceof OpenedMeanwhile) return false;
    throw error;
  }
}

async function takeQuery(trx: Knex.Transaction, actor: Actor, now: Date): Promise<void> {
  const within = await trx('users')
    .where({ id: actor.id })
    .whereRaw('(plan_queries < 0 OR used_queries < plan_queries)')
    .increment('used_queries', 1);
  if (within > 0) return;
  const over = await trx('users').where({ id: actor.id, over_quota: true }).increment('used_queries', 1);
  if (over > 0) {
    await trx('metered_usage').insert({ identifier: randomUUID(), user_id: actor.id, created_at: now });
    return;
  }
  const user = await User.query(trx).findById(actor.id);
  if (!user) throw new AppError('session_expired');
  const { answer } = accessOf(entitlementOf(user), now);
  throw new AppError(answer === 'ok' ? 'subscription_no_queries' : answer);
}

async function openQuestion(
  trx: Knex.Transaction,
  actor: Actor,
  { key, openedAt }: Question,
  now: Date,
): Promise<void> {
  const row = { user_id: actor.id, question_hash: key };
  if (openedAt) {
    const renewed = await trx('open_questions')
      .where({ ...row, opened_at: openedAt })
      .update({ opened_at: now });
    if (renewed === 0) throw new OpenedMeanwhile();
    return;
  }
  await trx('open_questions')
    .insert({ ...row, opened_at: now })
    .catch((error: { code?: string }) => {
      throw error.code === 'ER_DUP_ENTRY' ? new OpenedMeanwhile() : error;
    });
}

/** In one order for everybody, so that two pages of one account never wait for each other crosswise. */
export async function rememberServed(
  db: Knex,
  actor: Actor,
  rulingIds: readonly string[],
  now: Date,
): Promise<void> {
  const rows = [...new Set(rulingIds)]
    .sort()
    .map((ruling_id) => ({ user_id: actor.id, ruling_id, served_at: now }));
  if (rows.length > 0) await db('served_rulings').insert(rows).onConflict(['user_id', 'ruling_id']).ignore();
}
