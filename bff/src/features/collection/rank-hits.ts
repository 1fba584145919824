import type { EngineAnswer, EngineDoc } from '../../adapters/engine-answer.ts';
import { askBest } from './ask-best.ts';
import { asCounted, withoutCounts } from './ask-counts.ts';
import { rankedFields, rankedRows } from './citation-step.ts';
import type { Ask, Question } from './asked.ts';
import { firstRead, isOfWordsAlone, nearestBeside, weightWhereWordsSayLittle } from './meaning-recipe.ts';
import type { Likeness } from './meaning-step.ts';
import { inOrder, type RankingFacts } from './ranking-steps.ts';
import type { SolrParameters } from './solr-parameters.ts';
import { resultFieldsWithText } from './solr-result.ts';
import { searchHandler } from './solr-query.ts';
import { firstOfAll, isOfAll, wordsSayLittle } from './words-say-little.ts';

/** What a question means, which is known: how near hits are to it, and what is nearest, so many at most; undefined where that cannot be told. */
export interface Meant {
  likenessOf(ids: readonly string[]): Promise<Likeness | undefined>;
  nearest(rows: number): Promise<Likeness | undefined>;
}

export interface HowToRank {
  year: number;
  weight: number;
  /** Undefined, or a promise of that, where it is not known. It never fails. */
  meant: Promise<Meant | undefined> | undefined;
  /** The engine has no processor to spare. */
  isBusy: boolean;
  /** The same question whose hits these principles are, too, if they hold one of its words. */
  withNearest: (ids: readonly string[]) => SolrParameters;
}

export interface ByMeaning {
  /** The hits were also put in order by what they mean. */
  byMeaning: boolean;
  /** Those of the page that their words alone would not have brought as far up. */
  nearer: ReadonlySet<string>;
}

export type Ranked = EngineAnswer &
  ByMeaning & {
    /** Where hits were added: what is to be asked instead, and the count of its matches. */
    instead?: { parameters: SolrParameters; counted: EngineAnswer } | undefined;
  };

/** The hits of a page: the best of the words, put in order by the steps (ranking-steps.ts), and fetched with their marks. */
export async function rankHits(
  ask: Ask,
  question: Question,
  parameters: SolrParameters,
  how: HowToRank,
): Promise<Ranked> {
  const { offset, size } = question;
  const rows = Math.max(rankedRows, offset + size);
  const ofAll = async () => ((await how.meant) ? firstOfAll(ask, question) : []);
  const first = mayAdd(how) && !isOfAll(question) ? ofAll() : undefined;
  // It is waited for below, and may fail before that.
  first?.catch(() => undefined);
  const ranking = await askBest(ask, parameters, { rows, fl: rankedFields });
  const { docs } = ranking.response;
  const best = docs.slice(0, rankedRows);
  const read = await readMeaning(ask, question, parameters, { ...how, best, first: first ?? best });
  const candidates = [...best, ...(read?.added ?? [])];
  const taken = new Set(candidates.map(({ id }) => id));
  const facts: RankingFacts = {
    year: how.year,
    weight: read?.weight ?? how.weight,
    likeness: read?.likeness,
  };
  const order = [...inOrder(candidates, facts), ...docs.filter(({ id }) => !taken.has(id))];
  const shown = order.slice(offset, offset + size);
  const marked = shown.length > 0 ? await ask(searchHandler, fetchMarked(parameters, shown)) : undefined;
  const byId = new Map(marked?.response.docs.map((doc) => [doc.id, doc]));
  return {
    ...ranking,
    byMeaning: read !== undefined,
    nearer: read ? nearerOf(docs, shown, offset + size) : none,
    instead: read?.instead,
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

const mayAdd = ({ weight }: Pick<HowToRank, 'weight'>) => isOfWordsAlone(weight);

interface Read {
  likeness: Likeness;
  weight: number;
  added?: EngineDoc[];
  instead?: Ranked['instead'];
}

interface ToRead extends HowToRank {
  best: readonly EngineDoc[];
  /** The first of all principles for the question. */
  first: readonly Hit[] | Promise<readonly Hit[]>;
}

/** How near the best hits are in meaning and, where the words say little, what is nearest. Undefined where the words' order is to stand. */
async function readMeaning(
  ask: Ask,
  question: Question,
  parameters: SolrParameters,
  { best, first, meant, ...how }: ToRead,
): Promise<Read | undefined> {
  const known = await meant;
  if (!known) return undefined;
  const ids = best.map(({ id }) => id);
  const saysLittle = async () =>
    mayAdd(how) && wordsSayLittle(ask, parameters, (await first).slice(0, firstRead));
  try {
    const [likeness, isLittle] = await Promise.all([
      ids.length > 1 ? known.likenessOf(ids) : undefined,
      saysLittle(),
    ]);
    if (!isLittle) return likeness && { likeness, weight: how.weight };
    // What was begun with the nearest goes on with them; nothing is begun while others wait.
    if (how.isBusy && question.offset === 0) return undefined;
    return await addNearest(ask, question, { ...how, meant: known, ids, likeness });
  } catch {
    return undefined;
  }
}

async function addNearest(
  ask: Ask,
  { kind }: Question,
  { meant, weight, withNearest, ids, likeness }: Nearest,
): Promise<Read | undefined> {
  const near = await meant.nearest(nearestBeside);
  if (!near || (ids.length > 1 && !likeness)) return undefined;
  const parameters = withNearest([...near.keys()]);
  const isTheirs = kind === 'principle';
  const [counted, found] = await Promise.all([
    ask(searchHandler, asCounted(parameters)),
    isTheirs ? ask(searchHandler, ofThese(parameters, [...near.keys()])) : undefined,
  ]);
  const known = new Set(ids);
  return {
    likeness: new Map([...near, ...(likeness ?? [])]),
    weight: isTheirs ? weightWhereWordsSayLittle : weight,
    added: found?.response.docs.filter(({ id }) => !known.has(id)) ?? [],
    instead: { parameters, counted },
  };
}

interface Nearest extends Pick<HowToRank, 'weight' | 'withNearest'> {
  meant: Meant;
  ids: readonly string[];
  likeness: Likeness | undefined;
}

/** Those of them that the filters leave, with a score for each word that they hold. */
function ofThese(parameters: SolrParameters, ids: readonly string[]): SolrParameters {
  const { fq = [], ...asked } = withoutCounts(parameters);
  return {
    ...asked,
    fq: [...[fq].flat(), '{!terms f=id cache=false v=$nearest_ids}'],
    mm: '1',
    start: '0',
    rows: String(ids.length),
    fl: rankedFields,
    hl: 'false',
  };
}

const none: ReadonlySet<string> = new Set();

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
