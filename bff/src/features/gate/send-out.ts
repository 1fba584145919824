import type { Receipt } from '@massima/contract/receipt';
import { type Actor, actorOf } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { FeedbackRow } from '../../models/feedbacks.ts';
import type { AccountRow } from '../../models/user.ts';
import { licensedAccess } from '../users/index.ts';
import { type AnsweredSearch, chargeSearch } from './charge-search.ts';
import { consumePrincipleQuota } from './consume-principle-quota.ts';
import { consumeOneText, consumeTextQuota } from './consume-text-quota.ts';
import { openRuling } from './open-ruling.ts';
import { receiptFor, trialLimitOf } from './trial-results.ts';

/** A page of answers to a question, to be paid unless the question is open. */
interface Page {
  of: 'search';
  /** Of the place that it has among the account's searches. */
  runningId: string;
  search: AnsweredSearch;
}

/** What of the collection an answer contains. */
export type Outgoing =
  /** Principles or their beginnings that no search paid for; of those that are new, up to `atMost`. */
  | { of: 'principles'; ids: readonly string[]; atMost?: number }
  /** One ruling that is opened, to be read or to look around from it. */
  | { of: 'ruling'; id: string }
  /** And its full text. */
  | { of: 'text'; id: string }
  /** Full texts of rulings besides their principles. */
  | { of: 'texts'; rulingIds: readonly string[] }
  /** One ruling that the account shows to others; its text was counted when that began. */
  | { of: 'shared'; id: string }
  /** Counts, headings, suggestions, what is true of a citation. */
  | { of: 'facts' }
  /** What lies in folders: its owner's, with or without access to the rest. */
  | { of: 'saved' };

export interface Sent {
  /** Whether this principle, or the text of this ruling, may leave. */
  isShown: (id: string) => boolean;
  /** Some may not, which the answer has to say. */
  limited?: true;
  receipt: Receipt;
}

export interface SentPage extends Omit<Sent, 'limited'> {
  limited?: true | 'question';
  isPaid: boolean;
  opened: { results: number; most: number } | null;
  feedback: Pick<FeedbackRow, 'id_result' | 'positive'>[];
}

type At = Pick<Deps, 'db' | 'clock' | 'statements' | 'config' | 'engine'>;

/**
 * The one function that decides about everything of the collection that is sent out, over every transport: whether the account may have
 * it, how much of it, and what that costs. Called when the answer is there and before it is given; throws the key of the refusal.
 */
export function sendOut(deps: At, actor: Actor, what: Page): Promise<SentPage>;
export function sendOut(deps: At, actor: Actor, what: Outgoing): Promise<Sent>;
export async function sendOut(deps: At, actor: Actor, what: Page | Outgoing): Promise<Sent | SentPage> {
  const now = deps.clock.now();
  if (what.of !== 'saved' && what.of !== 'ruling' && what.of !== 'text') licensedAccess(actor, now);
  // Own folders open without the search engine.
  const trialLimit = what.of === 'saved' ? null : await trialLimitOf(deps, actor, now);
  if (what.of === 'search') {
    const sent = await sendPage(deps, actor, what, trialLimit);
    actor.sent.push(what.of);
    return { ...sent, receipt: await receiptFor(deps, actor, sent.isPaid) };
  }
  const sent = await decide(deps, actor, what, trialLimit);
  actor.sent.push(what.of);
  return { ...sent, receipt: await receiptFor(deps, actor) };
}

/**
 * The same for who has a secret address that an account gave out, as far as that account may have it itself; where it may not, throws
 * `refusal`. @returns the account, as it would ask
 */
export async function sendOutFor(
  deps: At,
  owner: AccountRow | undefined,
  what: Outgoing,
  refusal: AppError,
): Promise<Actor> {
  if (!owner || owner.disabled || !(owner.is_verified || owner.role === 'admin')) throw refusal;
  const actor = actorOf(
    { ...owner, period_ends_at: null },
    { sessionId: null, device: '', connection: null },
  );
  await sendOut(deps, actor, what).catch((thrown: unknown) => {
    throw thrown instanceof AppError ? refusal : thrown;
  });
  return actor;
}

type Decided = Omit<Sent, 'receipt'>;
const all: Decided = { isShown: () => true };

async function decide(deps: At, actor: Actor, what: Outgoing, trialLimit: number | null): Promise<Decided> {
  switch (what.of) {
    case 'principles':
      return consumePrincipleQuota(deps, actor, what.ids, trialLimit, what.atMost);
    case 'texts': {
      const { rulingIds } = await consumeTextQuota(deps, actor, what.rulingIds);
      return { isShown: (id) => rulingIds.has(id) };
    }
    case 'ruling':
    case 'shared':
      await openRuling(deps, actor, what.id);
      return all;
    case 'text':
      await openRuling(deps, actor, what.id);
      await consumeOneText(deps, actor, what.id);
      return all;
    case 'facts':
    case 'saved':
      return all;
  }
}

/** A page that was free because a text that was served names the ruling is counted as unpaid. */
async function sendPage(
  deps: At,
  actor: Actor,
  { runningId, search }: Page,
  trialLimit: number | null,
): Promise<Omit<SentPage, 'receipt'>> {
  const { isPaid, isCovered, opened, feedback } = await chargeSearch(
    deps,
    actor,
    runningId,
    search,
    trialLimit,
  );
  const ids = search.results.map(({ id }) => id);
  const shown = isCovered
    ? { isShown: (id: string) => opened?.ids.has(id) ?? true }
    : await consumePrincipleQuota(deps, actor, ids, trialLimit);
  const isCut = isCovered && !ids.every(shown.isShown);
  // Nothing that is paid shows more once a trial has shown all its results.
  const isQuestionFull = opened !== null && opened.results >= opened.most;
  return {
    ...shown,
    ...(isCut && { limited: trialLimit === null || isQuestionFull ? 'question' : true }),
    isPaid,
    opened: opened && { results: opened.results, most: opened.most },
    feedback,
  };
}
