import type { ParsedQuery } from '@massima/law/parse-query';
import { askBest } from './ask-best.ts';
import { asCounted, forBest, withoutCounts } from './ask-counts.ts';
import { rankedFields, rankedRows } from './citation-step.ts';
import type { EngineAnswer, EngineDoc } from '../../adapters/engine-answer.ts';
import { meaningWeight } from './meaning-recipe.ts';
import type { Likeness } from './meaning-step.ts';
import { inOrder, type RankingFacts } from './ranking-steps.ts';
import { isOnlyFacts, readQuestion } from './read-question.ts';
import { resultFieldsWithText } from './solr-result.ts';
import type { SolrParameters } from './solr-parameters.ts';
import { fewHits, modesOf, searchHandler, solrQuery, type Mode, type SolrQueryInput } from './solr-query.ts';

export type Question = Omit<SolrQueryInput, 'mode'>;
export type Ask = (handler: string, parameters: SolrParameters) => Promise<EngineAnswer>;

export interface FoundPage {
  answer: EngineAnswer;
  /** What the engine was asked, for what is asked after it. */
  parameters: SolrParameters;
  /** How many of all hits hold every word. */
  everyWord: number;
  /** The hits were also put in order by what they mean. */
  byMeaning: boolean;
  /** Those of the page that their words alone would not have brought as far up. */
  nearer: ReadonlySet<string>;
  /** How many the other kind has under the same filters; null where the other tab may be searched in another mode. */
  otherKind: number | null;
}

/** Tells how near these hits are to the question in meaning; undefined where it cannot. */
export type AskLikeness = (ids: readonly string[]) => Promise<Likeness | undefined>;

interface HowToAsk {
  /** The question, where it was read before. */
  parsed?: ParsedQuery | undefined;
  /** The engine has no processor to spare: ranked and counted in one call, which takes longer and costs less. */
  isBusy?: boolean;
  /** Begins to work out what a question means, beside its words; undefined where nothing can. */
  meaning?: ((query: string) => AskLikeness) | undefined;
  /** Another weight than the recipe's, to see what it would win. */
  weight?: number | undefined;
}

/**
 * One page of answers: the best hits are ranked and put in order by meaning and by their citations (ranking-steps.ts), those of the page
 * are fetched with their marks, and the matches are counted meanwhile. By date, and where a ruling is named or nothing but an article, the
 * engine's order stands. Asked a second time where quotes or the order by date leave too little. `year` is the present one.
 */
export async function findPage(
  ask: Ask,
  question: Question,
  year: number,
  {
    parsed = readQuestion(question.query, question.factsOff),
    isBusy = false,
    meaning,
    weight: tried,
  }: HowToAsk = {},
): Promise<FoundPage> {
  const usual = meaning && isRanked(question, parsed) ? meaningWeight(question, parsed) : 0;
  const weight = usual > 0 ? (tried ?? usual) : 0;
  const askLikeness = weight > 0 ? meaning?.(question.query) : undefined;
  const findBest: FindBest = isRanked(question, parsed)
    ? (parameters) => askRanked(ask, question, parameters, { year, weight, askLikeness })
    : async (parameters) => ({
        ...(await askAsIs(ask, question, parameters)),
        byMeaning: false,
        nearer: none,
      });
  const [first, ...wider] = modesOf(question, parsed);
  const inMode = async (mode: Mode) => {
    const parameters = solrQuery({ ...question, mode }, parsed);
    const [{ byMeaning, nearer, ...best }, counts] = await Promise.all([
      findBest(isBusy ? parameters : withoutCounts(parameters)),
      isBusy ? undefined : ask(searchHandler, asCounted(parameters)),
    ]);
    const counted = counts ?? best;
    const { facet_counts, response } = counted;
    const answer = {
      ...best,
      ...(facet_counts && { facet_counts }),
      response: { ...best.response, numFound: response.numFound },
    };
    const otherKind = facet_counts?.facet_queries?.['other_kind'] ?? 0;
    const everyWord = countEveryWord(counted, parameters);
    return { answer, parameters, everyWord, otherKind, byMeaning, nearer };
  };
  const inFirst = await inMode(first);
  let found = inFirst;
  for (const mode of wider) {
    if (found.answer.response.numFound >= fewHits) break;
    const next = await inMode(mode);
    if (next.answer.response.numFound > found.answer.response.numFound) found = next;
  }
  // The other tab is asked by relevance and begins with the same mode, where it may find too little.
  const isWhole = found === inFirst && (wider.length === 0 || found.otherKind >= fewHits);
  return question.sort !== 'date' && isWhole ? found : { ...found, otherKind: null };
}

/** How many that page would be one of: nothing is ranked, marked or fetched. */
export async function countHits(ask: Ask, question: Omit<Question, 'offset' | 'size'>): Promise<number> {
  const parsed = readQuestion(question.query, question.factsOff);
  let found = 0;
  for (const mode of modesOf(question, parsed)) {
    const parameters = solrQuery({ ...question, offset: 0, size: 0, mode }, parsed);
    const { response } = await ask(searchHandler, { ...asCounted(parameters), facet: 'false' });
    found = Math.max(found, response.numFound);
    if (found >= fewHits) break;
  }
  return found;
}

function isRanked({ sort }: Question, parsed: ParsedQuery): boolean {
  const { references, onlyReferences } = parsed;
  return (
    sort !== 'date' &&
    !onlyReferences &&
    !isOnlyFacts(parsed) &&
    !references.some(({ kind }) => kind === 'ruling')
  );
}

function askAsIs(ask: Ask, { offset, size }: Question, parameters: SolrParameters): Promise<EngineAnswer> {
  return ask(searchHandler, { ...forBest(parameters, offset + size), fl: resultFieldsWithText });
}

type Best = EngineAnswer & Pick<FoundPage, 'byMeaning' | 'nearer'>;
const none: ReadonlySet<string> = new Set();
type FindBest = (parameters: SolrParameters) => Promise<Best>;
type HowToRank = Omit<RankingFacts, 'likeness'> & { askLikeness: AskLikeness | undefined };

async function askRanked(
  ask: Ask,
  { offset, size }: Question,
  parameters: SolrParameters,
  { askLikeness, ...facts }: HowToRank,
): Promise<Best> {
  const rows = Math.max(rankedRows, offset + size);
  const ranking = await askBest(ask, parameters, { rows, fl: rankedFields });
  const { docs } = ranking.response;
  const best = docs.slice(0, rankedRows);
  const likeness = best.length > 1 ? await askLikeness?.(best.map(({ id }) => id)) : undefined;
  const order = [...inOrder(best, { ...facts, likeness }), ...docs.slice(rankedRows)];
  const shown = order.slice(offset, offset + size);
  const marked = shown.length > 0 ? await ask(searchHandler, fetchMarked(parameters, shown)) : undefined;
  const byId = new Map(marked?.response.docs.map((doc) => [doc.id, doc]));
  return {
    ...ranking,
    byMeaning: likeness !== undefined,
    nearer: likeness ? nearerOf(docs, shown, offset + size) : none,
    ...(marked?.highlighting && { highlighting: marked.highlighting }),
    response: {
      ...ranking.response,
      maxScore: order[0]?.score ?? 0,
      docs: shown.flatMap(({ id, score }) => {
        const doc = byId.get(id);
        // one that was deleted meanwhile is gone
        return doc ? [{ ...doc, ...(score !== undefined && { score }) }] : [];
      }),
    },
  };
}

/** What stands further down where the words are asked alone. */
function nearerOf(byWords: readonly Hit[], shown: readonly Hit[], end: number): ReadonlySet<string> {
  const above = new Set(byWords.slice(0, end).map(({ id }) => id));
  return new Set(shown.flatMap(({ id }) => (above.has(id) ? [] : [id])));
}
type Hit = Pick<EngineDoc, 'id'>;

/** These hits by their ids, with the marks of the question. */
function fetchMarked(parameters: SolrParameters, shown: readonly { id: string }[]): SolrParameters {
  const { fq: _filters, sort: _sort, ...rest } = withoutCounts(parameters);
  return {
    ...rest,
    q: '{!terms f=id v=$shown}',
    shown: shown.map(({ id }) => id).join(','),
    start: '0',
    rows: String(shown.length),
    fl: resultFieldsWithText,
  };
}

/** What was not counted had nothing to count: references alone. Several shards leave out what none of them has. */
const countEveryWord = (
  { facet_counts: counts, response }: EngineAnswer,
  { every_word: counted }: SolrParameters,
): number => (counted === undefined ? response.numFound : (counts?.facet_queries?.['every_word'] ?? 0));
