import { countOnlyQuery, forBest, withoutCounts } from '../solr/count-only-query.ts';
import type { EngineAnswer } from '../solr/engine-answer.ts';
import { pageFields, rankedFields } from '../solr/fields.ts';
import { searchHandler } from '../solr/handlers.ts';
import { withoutTexts } from '../solr/text-clauses.ts';
import { fetchTopHits } from './fetch-top-hits.ts';
import type { ModePlan } from './plan.ts';
import { rankedRows } from './rerank-by-citations.ts';

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
