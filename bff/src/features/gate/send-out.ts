import type { Receipt } from '@massima/contract/receipt';
import { type Actor, actorOf } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { FeedbackRow } from '../../models/feedbacks.ts';
import type { AccountRow } from '../../models/user.ts';
import { licensedAccess } from '../users/index.ts';
import { type ChargedSearch, chargeSearch } from './charge-search.ts';
import { consumePrincipleQuota } from './consume-principle-quota.ts';
import { consumeOneText, consumeTextQuota } from './consume-text-quota.ts';
import { openRuling } from './open-ruling.ts';
import { receiptFor, trialLimitOf } from './trial-results.ts';

/** Page of search results, charged unless the query is open. */
interface Page {
  of: 'search';
  /** Id of the search slot. */
  runningId: string;
  search: ChargedSearch;
}

/** Content of the collection in a response, other than a search page. */
export type Outgoing =
  /** Principles or excerpts without a paid search. At most `atMost` new results. */
  | { of: 'principles'; ids: readonly string[]; atMost?: number }
  /** One opened ruling, to read or to find similar rulings. */
  | { of: 'ruling'; id: string }
  /** A ruling opened with its full text. */
  | { of: 'text'; id: string }
  /** Full texts of several rulings, in addition to their principles. */
  | { of: 'texts'; rulingIds: readonly string[] }
  /** One ruling shown by a share link; its text was counted when the link was created. */
  | { of: 'shared'; id: string }
  /** Counts, headings, suggestions, and facts about a citation. */
  | { of: 'facts' }
  /** Saved results in folders. Their owner can read them even without access to search. */
  | { of: 'saved' };

export interface Sent {
  /** Whether this principle or the text of this ruling may be sent. */
  isShown: (id: string) => boolean;
  /** Set if content was omitted; the response must report it. */
  limited?: true;
  receipt: Receipt;
}

export interface SentPage extends Omit<Sent, 'limited'> {
  limited?: true | 'question';
  isPaid: boolean;
  opened: { results: number; most: number } | null;
  feedback: Pick<FeedbackRow, 'id_result' | 'positive'>[];
}

type SendDeps = Pick<Deps, 'db' | 'clock' | 'statements' | 'config' | 'engine'>;

/**
 * Checks access to content of the collection for every transport: whether the account may receive
 * it, how much, and how it is charged. Called once the response is complete and before it is sent.
 * @throws AppError the reason if access is denied
 */
export function sendOut(deps: SendDeps, actor: Actor, what: Page): Promise<SentPage>;
export function sendOut(deps: SendDeps, actor: Actor, what: Outgoing): Promise<Sent>;
export async function sendOut(deps: SendDeps, actor: Actor, what: Page | Outgoing): Promise<Sent | SentPage> {
  const now = deps.clock.now();
  if (what.of !== 'saved' && what.of !== 'ruling' && what.of !== 'text') licensedAccess(actor, now);
  // The owner's folders can be read without Solr.
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
 * Checks access for a visitor with a secret URL that an account shared, by the rights of that
 * account.
 * @returns the account as actor
 * @throws AppError `refusal` if the account may not receive the content
 */
export async function sendOutFor(
  deps: SendDeps,
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

async function decide(
  deps: SendDeps,
  actor: Actor,
  what: Outgoing,
  trialLimit: number | null,
): Promise<Decided> {
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

/**
 * Charges a search page. A page that is free because a served text cites the ruling counts as
 * unpaid results.
 */
async function sendPage(
  deps: SendDeps,
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
  const claimed = isCovered
    ? { isShown: (id: string) => opened?.ids.has(id) ?? true }
    : await consumePrincipleQuota(deps, actor, ids, trialLimit);
  const isCut = isCovered && !ids.every(claimed.isShown);
  // After a trial has shown all its results, paying shows no more.
  const isQuestionFull = opened !== null && opened.results >= opened.most;
  return {
    ...claimed,
    ...(isCut && { limited: trialLimit === null || isQuestionFull ? 'question' : true }),
    isPaid,
    opened: opened && { results: opened.results, most: opened.most },
    feedback,
  };
}
