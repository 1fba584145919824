import type { Engine } from '../engine.ts';
import { readMarkers } from '../marker.ts';

/** Minimum share of the previous counts and hits that the new index must reach. */
const leastOfCounts = 0.98;
const leastOfHits = 0.95;
/** Minimum share of hits if there is no previous index. */
const leastAlone = 0.8;
const sampleSize = 60;
const firstTen = '10';
const wordsOfQuestion = 12;

export interface Findings {
  /** Lines for the operator. */
  report: string[];
  /** Reasons against the swap. Empty if it may proceed. */
  problems: string[];
}

/**
 * Compares a new index with the index it replaces: corpora, counts, and whether queries made from
 * documents find them.
 */
export async function checkIndex(next: Engine, current: Engine | undefined): Promise<Findings> {
  const findings: Findings = { report: [], problems: [] };
  await compareCorpora(findings, next, current);
  await compareCounts(findings, next, current);
  await compareHits(findings, next, current);
  return findings;
}

async function compareCorpora({ problems }: Findings, next: Engine, current?: Engine): Promise<void> {
  const newCorpora = new Set((await readMarkers(next)).map(({ corpus }) => corpus));
  for (const { corpus } of current ? await readMarkers(current) : [])
    if (!newCorpora.has(corpus))
      problems.push(`the corpus ${corpus} is in the present index only: give it with --from or --source too`);
}

async function compareCounts({ report, problems }: Findings, next: Engine, current?: Engine): Promise<void> {
  for (const kind of ['ruling', 'principle', 'verdict']) {
    const count = async (engine: Engine) => (await engine.select({ q: `kind:${kind}`, rows: '0' })).numFound;
    const now = await count(next);
    const before = current && (await count(current));
    report.push(`${kind}: ${now}${before === undefined ? '' : `, before ${before}`}`);
    if (before !== undefined && now < before * leastOfCounts)
      problems.push(`only ${now} of kind ${kind}, where ${before} were`);
  }
}

async function compareHits({ report, problems }: Findings, next: Engine, current?: Engine): Promise<void> {
  const questions = await sample(next);
  const hitsOf = async (engine: Engine) => {
    let hits = 0;
    for (const question of questions) if (await isFound(engine, question)) hits++;
    return hits;
  };
  const hits = await hitsOf(next);
  const before = current && (await hitsOf(current));
  report.push(
    `of ${questions.length} test queries, ${hits} return their ruling among the first ten${before === undefined ? '' : `, before ${before}`}`,
  );
  const least = before === undefined ? questions.length * leastAlone : before * leastOfHits;
  if (hits < least) problems.push(`only ${hits} of ${questions.length} test queries return their ruling`);
}

interface Sampled {
  words: string;
  ruling: string;
}

/**
 * Samples principles from all years. Paging through a large collection would cost more than
 * everything else.
 */
async function sample(engine: Engine): Promise<Sampled[]> {
  const at = async (sort: 'asc' | 'desc', from = '*') => {
    const { docs } = await engine.select({
      q: 'kind:principle',
      fq: `date:[${from} TO *]`,
      sort: `date ${sort},id asc`,
      rows: '1',
      fl: 'ruling_id,text,date',
    });
    return docs[0];
  };
  const [first, last] = [await at('asc'), await at('desc')];
  if (!first || !last) return [];
  const [begin, end] = [Date.parse(String(first['date'])), Date.parse(String(last['date']))];
  const found = new Map<string, Sampled>();
  for (let i = 0; i < sampleSize; i++) {
    const from = new Date(begin + ((end - begin) * i) / sampleSize).toISOString();
    const doc = await at('asc', from);
    const ruling = String(doc?.['ruling_id'] ?? '');
    const terms = String([doc?.['text']].flat().at(-1) ?? '').match(/[\p{L}\p{N}]{4,}/gu) ?? [];
    if (terms.length >= wordsOfQuestion)
      found.set(ruling, { ruling, words: terms.slice(0, wordsOfQuestion).join(' ') });
  }
  return [...found.values()];
}

async function isFound(engine: Engine, { words: terms, ruling }: Sampled): Promise<boolean> {
  const parameters = {
    words: terms,
    mm: '30%',
    fq: 'kind:principle',
    rows: firstTen,
    fl: 'ruling_id',
    hl: 'false',
  };
  const { docs } = await engine.find(parameters);
  return docs.some((doc) => doc['ruling_id'] === ruling);
}
