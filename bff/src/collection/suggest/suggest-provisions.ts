import { type ActCompletion, articleOfCodes, completeActs } from '@massima/law/complete-acts';
import { findReferences } from '@massima/law/find-references';
import { provisionLabel } from '@massima/law/provision-keys';
import { stopWords } from '@massima/law/stop-words';
import { officialLinks } from '../../adapters/official-links.ts';
import type { CollectionDeps } from '../collection-deps.ts';
import { plainWords } from '../query/question-words.ts';
import { kindOf } from '../query/search-query.ts';
import { selectHandler } from '../solr/calls.ts';
import { type EngineDoc, type EngineParameters, readFacet } from '../solr/engine-answer.ts';
import {
  appliedCounts,
  articlesOfAct,
  latestOfArticles,
  rubricCompletions,
} from '../solr/suggest-queries.ts';
import type { PatientCall, Suggestions, SuggestInput } from './types.ts';

/** Acts and articles that the input names or may become. */
interface ArticleInput {
  /** The only reference of the input. For an act `key` equals `act`. */
  named: { key: string; act: string } | null;
  /** Whether the suggestions are articles with the typed number. */
  hasArticle: boolean;
  acts: readonly ActCompletion[];
  /** For an article without an act: that article of each code. */
  ofCodes: readonly ActCompletion[];
}

export function readArticleInput(q: string): ArticleInput {
  const { article, acts } = completeActs(q);
  const [first, another] = findReferences(q, { question: true });
  const isAll = first?.kind === 'provision' && !another && first.end - first.start >= q.length - 1;
  return {
    named: isAll ? { key: first.key, act: first.act } : null,
    hasArticle: article !== null,
    acts,
    ofCodes: article === null ? articleOfCodes(q) : [],
  };
}

type Acts = Suggestions['acts'];

type PartialAct = Pick<ActCompletion, 'key' | 'text' | 'label'>;

const most = 4;
/** Maximum number of acts that are checked for the article. */
const maxTried = 12;
/** Includes parts of articles, which are dropped. */
const maxArticles = 30;

/**
 * Suggests acts by any of their names. With a number it suggests their applied articles, for only a
 * number the articles of the codes, and for a single act its most applied articles.
 */
export async function suggestActs(
  deps: Pick<CollectionDeps, 'config'>,
  select: PatientCall,
  { selectedType }: Pick<SuggestInput, 'selectedType'>,
  input: ArticleInput,
): Promise<Acts> {
  const partialActs = await actsWithPrefix({ select, kind: kindOf(selectedType) }, input);
  return partialActs.slice(0, most).map(({ key, text, label }) => ({
    text,
    label: text.endsWith(label) ? null : label,
    official: officialLinks(deps, key),
  }));
}

async function actsWithPrefix(
  of: Counted,
  { named, hasArticle, acts, ofCodes }: ArticleInput,
): Promise<readonly PartialAct[]> {
  if (hasArticle) return withArticle(of, acts.slice(0, maxTried));
  if (ofCodes.length > 0) return await applied(of, ofCodes);
  const [first, another] = acts;
  // "l. 241/90" is in no table
  const byNumber = named?.key === named?.act ? named?.key : undefined;
  const only = first && (first.isWhole || !another) ? first.key : byNumber;
  const articles = only ? await articlesAppliedMost(of, only) : [];
  return [...acts.slice(0, articles.length > 0 ? 2 : most), ...articles];
}

interface Counted {
  select: PatientCall;
  kind: 'principle' | 'verdict';
}
const countsOf = async ({ select }: Counted, parameters: EngineParameters) =>
  (await select(selectHandler, parameters))?.facet_counts;

/**
 * Returns the articles that rulings apply, or all if none is applied or Solr does not answer in
 * time.
 */
async function withArticle(of: Counted, acts: readonly PartialAct[]): Promise<readonly PartialAct[]> {
  const appliedActs = await applied(of, acts);
  return appliedActs.length > 0 ? appliedActs : acts;
}

/** Returns the articles that rulings apply, most applied first. */
async function applied(of: Counted, articles: readonly PartialAct[]): Promise<PartialAct[]> {
  if (articles.length === 0) return [];
  const counted = await countsOf(
    of,
    appliedCounts(
      articles.map(({ key }) => key),
      of.kind,
    ),
  );
  return articles
    .map((act, i) => ({ act, count: counted?.facet_queries?.[i] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ act }) => act);
}

async function articlesAppliedMost(of: Counted, act: string): Promise<PartialAct[]> {
  const counted = await countsOf(of, articlesOfAct(act, maxArticles, of.kind));
  return readFacet(counted?.facet_fields?.['provisions']).flatMap(({ value }) => {
    const text = value.includes('/') ? null : provisionLabel(value);
    return text === null ? [] : [{ key: value, text, label: text }];
  });
}

type Articles = Suggestions['provisions'];

const [maxNamed, maxByRubric] = [3, 2];
/** Shorter words match too many rubrics. */
const shortestWord = 4;

/**
 * Suggests articles with a page: named articles that are loaded or applied, most applied first,
 * then articles by rubric. Empty if Solr does not answer in time.
 */
export async function suggestArticles(
  select: PatientCall,
  { q }: Pick<SuggestInput, 'q'>,
  input: ArticleInput,
): Promise<Articles> {
  const [named, byRubric] = await Promise.all([articlesNamed(select, input), articlesByRubric(select, q)]);
  return [...named, ...byRubric.filter(({ key }) => named.every((article) => article.key !== key))];
}

async function articlesNamed(select: PatientCall, input: ArticleInput): Promise<Articles> {
  const keys = keysOf(input);
  if (keys.length === 0) return [];
  const [loaded, applied] = await Promise.all([
    select(selectHandler, latestOfArticles(keys)),
    select(selectHandler, appliedCounts(keys, 'ruling')),
  ]);
  const docs = new Map((loaded?.response.docs ?? []).map((doc) => [doc.article_key, doc]));
  return keys
    .map((key, i) => ({ key, doc: docs.get(key), count: applied?.facet_counts?.facet_queries?.[i] ?? 0 }))
    .filter(({ doc, count }) => doc !== undefined || count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, maxNamed)
    .flatMap(({ key, doc }) => presentArticle(key, doc, 'name'));
}

/**
 * Returns the article keys for "art. 2051 c.c.", "2051 cc", "art. 3, comma 2, l. 9991/1999"; for
 * "art. 2051" the article of each code.
 */
function keysOf({ named, hasArticle, acts, ofCodes }: ArticleInput): string[] {
  if (named && named.key !== named.act) return [named.key];
  return (hasArticle ? acts : ofCodes).slice(0, maxTried).map(({ key }) => key);
}

async function articlesByRubric(select: PatientCall, q: string): Promise<Articles> {
  const tokens =
    plainWords(q)
      .text.toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const lastWord = tokens.filter((word) => !stopWords.has(word)).at(-1) ?? '';
  if (lastWord === '' || (lastWord.length < shortestWord && tokens.length < 3)) return [];
  const last = tokens.at(-1) ?? '';
  const response = await select(selectHandler, rubricCompletions(tokens.slice(0, -1), last, maxByRubric));
  return (response?.response.docs ?? []).flatMap((doc) => presentArticle(doc.article_key, doc, 'rubric'));
}

function presentArticle(
  key: string | undefined,
  doc: EngineDoc | undefined,
  by: Articles[number]['by'],
): Articles {
  const label = key === undefined ? null : provisionLabel(key);
  return key === undefined || label === null ? [] : [{ key, label, rubric: doc?.rubric ?? '', by }];
}
