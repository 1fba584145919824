import { isOnlyFacts, type ReadQuestion } from '../query/read-question.ts';
import type { Mode, SearchQuery } from '../query/search-query.ts';
import { type EngineCall, pageFields, rankedFields, searchHandler } from '../solr/calls.ts';
import type { EngineAnswer, EngineDoc, EngineParameters } from '../solr/engine-answer.ts';
import { countOnlyQuery, forBest, withoutCounts } from '../solr/page-queries.ts';
import { solrQuery } from '../solr/solr-query.ts';
import { withoutTexts } from '../solr/text-clauses.ts';
import { meaningWeight } from './embedded-query.ts';
import { type EmbeddedQuery, rankedRows } from './rerank.ts';

/** What a page is retrieved by. Each step of the pipeline (retrieve-page.ts) takes the state of the one before and adds to it. */
export interface Plan {
  ask: EngineCall;
  query: SearchQuery;
  parsed: ReadQuestion;
  /** The present one. */
  year: number;
  /** The engine has no processor to spare: ranked and counted in one call, which takes longer and costs less. */
  isBusy: boolean;
  /**
   * Whether the best hits are reranked; by date, and where a ruling is named or nothing but an article, the engine's order is kept.
   */
  isRanked: boolean;
  /** How much of the order is what the query means; 0 where its words alone rank. */
  weight: number;
  /** Undefined, or a promise of that, where it is not known what it means. It never fails. */
  embedded: Promise<EmbeddedQuery | undefined> | undefined;
}

/** A plan with what is sent in one mode. */
export interface ModePlan extends Plan {
  mode: Mode;
  parameters: EngineParameters;
}

export interface PlanOptions {
  isBusy?: boolean;
  /** Works out what a query means, while its words are searched for; undefined where nothing can. */
  embed?: ((query: string) => Promise<EmbeddedQuery | undefined>) | undefined;
  /** Another weight than the recipe's, to see what it would win. */
  weight?: number | undefined;
}

export function makePlan(
  ask: EngineCall,
  query: SearchQuery,
  parsed: ReadQuestion,
  year: number,
  { isBusy = false, embed, weight: tried }: PlanOptions,
): Plan {
  const isRanked = needsRanking(query, parsed);
  const usual = embed && isRanked ? meaningWeight(query, parsed) : 0;
  const weight = usual > 0 ? (tried ?? usual) : 0;
  const embedded = weight > 0 ? embed?.(query.query).catch(() => undefined) : undefined;
  return { ask, query, parsed, year, isBusy, isRanked, weight, embedded };
}

export const inMode = (plan: Plan, mode: Mode): ModePlan => ({
  ...plan,
  mode,
  parameters: solrQuery({ ...plan.query, mode }, plan.parsed),
});

function needsRanking({ sort }: SearchQuery, parsed: ReadQuestion): boolean {
  const { references, onlyReferences } = parsed;
  return (
    sort !== 'date' &&
    !onlyReferences &&
    !isOnlyFacts(parsed) &&
    !references.some(({ kind }) => kind === 'ruling')
  );
}

export interface Recalled extends ModePlan {
  /** The best hits of the words, by their scores; where nothing is reranked, the page itself. */
  hits: EngineAnswer;
  /** The count of the matches; undefined where the hits came with it. */
  counting: Promise<EngineAnswer> | undefined;
}

/** The best hits, and in parallel the count of all, which is sent after them: it is there sooner. */
export function recall(plan: ModePlan): {
  recalled: Promise<Recalled>;
  counting: Promise<EngineAnswer> | undefined;
} {
  const { ask, parameters, isBusy } = plan;
  const hits = bestHits(plan);
  const counting = isBusy ? undefined : ask(searchHandler, countOnlyQuery(parameters));
  return { recalled: hits.then((found) => ({ ...plan, hits: found, counting })), counting };
}

function bestHits({ ask, parameters, isBusy, isRanked, query, parsed }: ModePlan): Promise<EngineAnswer> {
  const { offset, size } = query;
  const alone = isBusy ? parameters : withoutCounts(parameters);
  const asked = isBusy || query.kind === 'verdict' ? alone : withoutTexts(alone);
  if (isRanked)
    return fetchTopHits(ask, asked, { rows: Math.max(rankedRows, offset + size), fl: rankedFields });
  return ask(searchHandler, {
    ...forBest(asked, offset + size),
    fl: pageFields(parsed.references.length > 0),
  });
}

type Ask = (handler: string, parameters: EngineParameters) => Promise<EngineAnswer>;

/** Hits of one score are few (on 100,000 rulings 8 among the 200 best, 40 at most), so that those of the last place mostly end within. */
const more = 40;

/**
 * The best hits of a question with these fields, by score and then by id. The engine is asked to sort by score alone: with a
 * second key it finds the hits first and then works out all of their scores once more. Only where hits with the score of the
 * last place may lie beyond what it returned must it say itself which of them come first.
 */
export async function fetchTopHits(
  ask: Ask,
  parameters: EngineParameters,
  { rows, fl }: { rows: number; fl: string },
): Promise<EngineAnswer> {
  const asked = { ...forBest(parameters, rows + more), start: '0', fl, hl: 'false' };
  const best = await ask(searchHandler, { ...asked, rows: String(rows + more), sort: 'score desc' });
  const { docs } = best.response;
  if (docs.length === rows + more && docs.at(-1)?.score === docs[rows - 1]?.score)
    return ask(searchHandler, { ...asked, rows: String(rows) });
  return { ...best, response: { ...best.response, docs: docs.toSorted(byScore).slice(0, rows) } };
}

const byScore = (one: EngineDoc, other: EngineDoc): number =>
  (other.score ?? 0) - (one.score ?? 0) || (one.id < other.id ? -1 : 1);
