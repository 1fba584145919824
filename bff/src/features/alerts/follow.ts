import { alertsMax } from '@massima/contract/constants';
import { type createAlertInput, followedQuestion, type FollowedQuestion } from '@massima/contract/alerts';
import { citation } from '@massima/contract/format/citation';
import { keyInUse } from '@massima/law/official-text';
import { provisionLabel } from '@massima/law/provision-keys';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Actor } from '../../actor.ts';
import { hashToken } from '../../adapters/tokens.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { AlertRow } from '../../models/alert-rows.ts';
import {
  countAlerts,
  deleteAlert,
  findAlert,
  findAlertByKey,
  insertAlert,
  type NewAlert,
  putAlertBack,
  removeAlert,
} from '../../models/alerts.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { lockUser } from '../../models/user.ts';
import { done } from '../../outcome.ts';
import { undoUntil } from '../../undo-until.ts';
import { ruling, status } from '../../collection/index.ts';
import { consumeRateLimit } from '../limits/index.ts';
import { findResult } from '../rulings/index.ts';
import { sendOut } from '../gate/index.ts';
import { readCitedKeys } from './cited-keys.ts';
import { initialAlertState } from './find-events.ts';
import { presentAlert, withdrawnOf } from './present-alert.ts';

type NotFollowed = Awaited<ReturnType<typeof readCitedKeys>>['notFollowed'];
type What = Pick<AlertRow, 'kind' | 'label' | 'asked' | 'ruling_id'>;

/**
 * Follows a query, a ruling or citations from now on. Matches that exist in the collection are not
 * reported.
 *
 * An existing alert is returned unchanged, so that a second click does nothing. A recently removed
 * alert is restored with its matches.
 */
export async function follow(
  deps: Deps,
  actor: Actor,
  input: z.infer<typeof createAlertInput>,
  signal: AbortSignal,
) {
  const { db, clock } = deps;
  const { receipt } = await sendOut(deps, actor, { of: 'facts' });
  const { notFollowed, ...what } = await whatOf(deps, actor, input, signal);
  const [since, known] = await Promise.all([
    status.lastIndexing(deps, signal),
    initialAlertState(deps, what, signal),
  ]);
  const ownKey = { user_id: actor.id, key_hash: hashOf(what) };
  const alert = await inTransaction(db, async (trx) => {
    // Two concurrent requests for the last free slot are queued here.
    if (!(await lockUser(trx, actor.id))) throw new AppError('user_not_found');
    const row = { ...what, ...ownKey, created_at: clock.now(), since, checked_to: since, known };
    return findAlert(trx, { id: await turnOn(trx, row), user_id: actor.id });
  });
  if (!alert) throw new AppError('file_not_found');
  return {
    ...done('ok'),
    alert: presentAlert(alert, await withdrawnOf(db, [alert])),
    ...(notFollowed && { not_followed: notFollowed }),
    receipt,
  };
}

async function whatOf(
  deps: Deps,
  actor: Actor,
  input: z.infer<typeof createAlertInput>,
  signal: AbortSignal,
): Promise<What & { notFollowed?: NotFollowed }> {
  if ('citations' in input) return ofCitations(deps, actor, input, signal);
  if ('question' in input) return ofQuestion(input.question);
  if ('provision' in input) return ofProvision(input.provision);
  return ofRuling(deps, actor, input.id_new, signal);
}

/** Turns the alert on, in a transaction that has locked the account, and returns its id. */
async function turnOn(trx: Knex.Transaction, row: NewAlert): Promise<number> {
  const existing = await findAlertByKey(trx, { user_id: row.user_id, key_hash: row.key_hash });
  if (existing && existing.removed_at === null) return existing.id;
  if ((await countAlerts(trx, row.user_id)) >= alertsMax) throw new AppError('alerts_full');
  if (existing?.removed_at && existing.removed_at >= undoUntil(row.created_at)) {
    await putAlertBack(trx, existing.id);
    return existing.id;
  }
  if (existing) await deleteAlert(trx, existing.id);
  return insertAlert(trx, row);
}

export async function unfollow({ db, clock }: Deps, actor: Actor, id: number) {
  if ((await removeAlert(db, { id, user_id: actor.id }, clock.now())) === 0)
    throw new AppError('file_not_found');
  return done('ok');
}

const ofQuestion = (question: FollowedQuestion): What => ({
  kind: 'question',
  label: question.query,
  asked: JSON.stringify(question),
  ruling_id: null,
});

/**
 * Returns the query that finds the rulings on an article, so that its name and its key give the
 * same alert.
 */
function ofProvision(key: string): What {
  const label = provisionLabel(keyInUse(key));
  if (label === null) throw new AppError('file_not_found');
  return ofQuestion(followedQuestion.parse({ query: label }));
}

/**
 * Returns the alert for the citations of a text, regardless of their order. Throws
 * `file_not_found` if none can be followed.
 */
async function ofCitations(
  deps: Deps,
  actor: Actor,
  { citations: keys, name }: Extract<z.infer<typeof createAlertInput>, { citations: unknown }>,
  signal: AbortSignal,
): Promise<What & { notFollowed: NotFollowed }> {
  await consumeRateLimit(deps, `follow-citations:${actor.id}`, { limit: 20, windowSeconds: 60 });
  const { citations, notFollowed } = await readCitedKeys(deps, actor, keys, signal);
  if (citations.provisions.length + citations.rulings.length === 0) throw new AppError('file_not_found');
  const asked = JSON.stringify({
    provisions: citations.provisions.toSorted((a, b) => a.key.localeCompare(b.key)),
    rulings: citations.rulings.toSorted((a, b) => a.ruling_id.localeCompare(b.ruling_id)),
  });
  return { kind: 'citations', label: name, asked, ruling_id: null, notFollowed };
}

/**
 * Returns the alert for a ruling that the account may read. Other ids are rejected, so that
 * guessed ids reveal no names.
 */
async function ofRuling(deps: Deps, actor: Actor, id: string, signal: AbortSignal): Promise<What> {
  const { rulingId } = await findResult(deps, actor, id, { signal });
  const heading = await ruling.heading(deps, rulingId, signal);
  return { kind: 'ruling', label: citation(heading), asked: null, ruling_id: rulingId };
}

const hashOf = ({ kind, asked, ruling_id }: What): string => hashToken(`${kind}\0${asked ?? ruling_id}`);
