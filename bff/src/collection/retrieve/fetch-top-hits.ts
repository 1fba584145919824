import type { EngineAnswer, EngineDoc, EngineParameters } from '../solr/engine-answer.ts';
import { forBest } from '../solr/count-only-query.ts';
import { searchHandler } from '../solr/handlers.ts';

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
