import type { FollowedQuestion } from '@massima/contract/alerts';
import type { SearchResult } from '@massima/contract/search';
import type { CollectionDeps } from '../collection-deps.ts';
import { presentResult } from '../present/present-result.ts';
import { readQuestion } from '../query/read-question.ts';
import { toQuery } from '../query/search-query.ts';
import { withPassages } from '../retrieve/with-passages.ts';
import { findDocs, type EngineCall, resultFieldsWithText, searchHandler } from '../solr/calls.ts';
import { indexedAfter, newCiting, principlesOf } from '../solr/citation-queries.ts';
import { textOf, type EngineDoc } from '../solr/engine-answer.ts';
import { solrQuery } from '../solr/solr-query.ts';
import { findRuling } from './find-ruling.ts';

type AlertMatchDeps = Pick<CollectionDeps, 'engine'>;

interface AlertMatch {
  rulingId: string;
  result: SearchResult;
}

/** More new matches than this mean that the collection was replaced, so the rest is ignored. */
const maxNew = 50;

/**
 * Returns the new matches of an alert, latest rulings first: documents that contain every term of
 * the saved query within its filters, or rulings that cite the followed one.
 *
 * @param since only documents indexed after this instant; null for all
 */
export const alertMatches = (
  deps: AlertMatchDeps,
  followed: { question: FollowedQuestion } | { rulingId: string },
  since: Date | null,
  signal: AbortSignal,
): Promise<AlertMatch[]> =>
  'question' in followed
    ? findNewMatches(deps, followed.question, since, signal)
    : findNewCiting(deps, followed.rulingId, since, signal);

async function findNewMatches(
  { engine }: AlertMatchDeps,
  followed: FollowedQuestion,
  since: Date | null,
  signal: AbortSignal,
): Promise<AlertMatch[]> {
  const query = toQuery({ ...followed, size: maxNew, offset: 0, sort: 'date' });
  const parsed = readQuestion(query.query, query.factsOff);
  const { fq = [], ...parameters } = solrQuery({ ...query, mode: 'all' }, parsed);
  const select: EngineCall = (handler, parameters) => engine.select(handler, parameters, signal);
  const found = await select(searchHandler, {
    ...parameters,
    fq: [fq, indexedAfter(since)].flat(),
    fl: resultFieldsWithText,
    facet: 'false',
    hl: 'false',
  });
  const { response } = await withPassages(select, found, { parsed, parameters: parameters });
  return response.docs.map((doc) => present(doc, query.kind));
}

/**
 * Returns the first principle of each new ruling that cites the followed one, or the ruling itself
 * if it has no principle.
 */
async function findNewCiting(
  { engine }: AlertMatchDeps,
  rulingId: string,
  since: Date | null,
  signal: AbortSignal,
): Promise<AlertMatch[]> {
  const followed = await findRuling({ engine }, rulingId, signal);
  const citing = await findDocs(engine, newCiting(followed.id, followed.keys ?? [], since, maxNew), signal);
  if (citing.length === 0) return [];
  const ids = citing.map(({ id }) => id);
  const principles = await findDocs(engine, principlesOf(ids, maxNew * 10), signal);
  const first = new Map(principles.toReversed().map((doc) => [doc.ruling_id, doc]));
  return citing.map((ruling) => present(first.get(ruling.id) ?? ruling, 'principle'));
}

const present = (doc: EngineDoc, kind: 'principle' | 'verdict'): AlertMatch => ({
  rulingId: doc.ruling_id,
  result: presentResult(doc, textOf(doc), { maxscore: 0, kind }),
});
