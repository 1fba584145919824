import type { FollowedQuestion } from '@massima/contract/alerts';
import type { SearchResult } from '@massima/contract/search';
import type { CollectionDeps } from '../collection-deps.ts';
import { toQuestion } from './search-with-spellcheck.ts';
import { citingClauses } from './cited-rulings.ts';
import { textOf, type EngineDoc, type EngineParameters } from '../solr/engine-answer.ts';
import { findRuling } from './find-ruling.ts';
import { searchHandler, solrQuery } from '../solr/solr-query.ts';
import { presentResult, resultFieldsWithText } from '../present/present-result.ts';
import { findDoc, findDocs } from '../solr/calls.ts';

type At = Pick<CollectionDeps, 'engine'>;

export interface NewResult {
  rulingId: string;
  result: SearchResult;
}

/** More than this at once is no news but another collection. */
const maxNew = 50;
/** Rulings are dated by the run that brought them, and without a date where it filled an empty index. */
const indexedAfter = (since: Date | null) => `indexed_at:{${since?.toISOString() ?? '*'} TO *]`;

/** When the last indexing ended that changed anything; null while no run has left a date. */
export async function lastIndexing({ engine }: At, signal: AbortSignal): Promise<Date | null> {
  const last = await findDoc(
    engine,
    { q: '{!term f=kind}marker', sort: 'indexed_at desc', fl: 'id,indexed_at' },
    signal,
  );
  const end = last?.indexed_at;
  return end === undefined ? null : new Date(end);
}

/** What is new and holds every word of a question, within its filters. The latest rulings first. */
export async function findNewMatches(
  { engine }: At,
  followed: FollowedQuestion,
  since: Date | null,
  signal: AbortSignal,
): Promise<NewResult[]> {
  const question = toQuestion({ ...followed, size: maxNew, offset: 0, sort: 'date' });
  const { fq = [], ...asked } = solrQuery({ ...question, mode: 'all' });
  const { response } = await engine.select(
    searchHandler,
    { ...asked, fq: [fq, indexedAfter(since)].flat(), fl: resultFieldsWithText, facet: 'false', hl: 'false' },
    signal,
  );
  return response.docs.map((doc) => present(doc, question.kind));
}

/** What is new and cites a ruling: one principle of each that does, or its heading alone. */
export async function findNewCiting(
  { engine }: At,
  rulingId: string,
  since: Date | null,
  signal: AbortSignal,
): Promise<NewResult[]> {
  const followed = await findRuling({ engine }, rulingId, signal);
  const ask = (parameters: EngineParameters & { rows: string }) =>
    findDocs(engine, { sort: 'date desc,id asc', fl: resultFieldsWithText, ...parameters }, signal);
  const citing = await ask({
    q: '{!bool filter=$citing filter=$rulings must_not=$itself}',
    ...citingClauses(followed.keys ?? []),
    rulings: '{!term f=kind}ruling',
    itself: '{!term f=id v=$own}',
    own: followed.id,
    fq: indexedAfter(since),
    rows: String(maxNew),
  });
  if (citing.length === 0) return [];
  const principles = await ask({
    q: '{!terms f=ruling_id v=$citing}',
    citing: citing.map(({ id }) => id).join(','),
    fq: '{!term f=kind}principle',
    rows: String(maxNew * 10),
  });
  const first = new Map(principles.toReversed().map((doc) => [doc.ruling_id, doc]));
  return citing.map((ruling) => present(first.get(ruling.id) ?? ruling, 'principle'));
}

const present = (doc: EngineDoc, kind: 'principle' | 'verdict'): NewResult => ({
  rulingId: doc.ruling_id,
  result: presentResult(doc, textOf(doc), { maxscore: 0, kind }),
});
