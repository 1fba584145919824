import { stopWords } from '@massima/law/stop-words';
import { provisionLabel } from '@massima/law/provision-keys';
import { plainWords } from '../query/question-words.ts';
import type { EngineDoc } from '../solr/engine-answer.ts';
import { selectHandler } from '../solr/handlers.ts';
import { appliedCounts, latestOfArticles, rubricsBeginning } from '../solr/suggest-queries.ts';
import type { ArticlesTyped } from './read-articles-typed.ts';
import type { PatientCall, Suggestions, Typed } from './types.ts';

type Articles = Suggestions['provisions'];

const [maxNamed, maxByRubric] = [3, 2];
/** For how many acts the engine is asked which of them has the article. */
const maxTried = 12;
/** Shorter ones begin half of the rubrics. */
const shortestWord = 4;

/**
 * Articles that have a page: those that what was typed names and that were loaded or are applied, the most applied first; and those of
 * loaded acts by their rubric. None where the engine doesn't say so in time.
 */
export async function suggestArticles(
  ask: PatientCall,
  { q }: Pick<Typed, 'q'>,
  typed: ArticlesTyped,
): Promise<Articles> {
  const [named, byRubric] = await Promise.all([articlesNamed(ask, typed), articlesByRubric(ask, q)]);
  return [...named, ...byRubric.filter(({ key }) => named.every((one) => one.key !== key))];
}

async function articlesNamed(ask: PatientCall, typed: ArticlesTyped): Promise<Articles> {
  const keys = keysOf(typed);
  if (keys.length === 0) return [];
  const [loaded, applied] = await Promise.all([
    ask(selectHandler, latestOfArticles(keys)),
    ask(selectHandler, appliedCounts(keys, 'ruling')),
  ]);
  const docs = new Map((loaded?.response.docs ?? []).map((doc) => [doc.article_key, doc]));
  return keys
    .map((key, i) => ({ key, doc: docs.get(key), count: applied?.facet_counts?.facet_queries?.[i] ?? 0 }))
    .filter(({ doc, count }) => doc !== undefined || count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, maxNamed)
    .flatMap(({ key, doc }) => presentArticle(key, doc, 'name'));
}

/** "art. 2051 c.c.", "2051 cc", "art. 3, comma 2, l. 9991/1999"; of "art. 2051" alone that article of each code. */
function keysOf({ named, hasArticle, acts, ofCodes }: ArticlesTyped): string[] {
  if (named && named.key !== named.act) return [named.key];
  return (hasArticle ? acts : ofCodes).slice(0, maxTried).map(({ key }) => key);
}

async function articlesByRubric(ask: PatientCall, q: string): Promise<Articles> {
  const words =
    plainWords(q)
      .text.toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = words.filter((word) => !stopWords.has(word)).at(-1) ?? '';
  if (said === '' || (said.length < shortestWord && words.length < 3)) return [];
  const last = words.at(-1) ?? '';
  const answer = await ask(selectHandler, rubricsBeginning(words.slice(0, -1), last, maxByRubric));
  return (answer?.response.docs ?? []).flatMap((doc) => presentArticle(doc.article_key, doc, 'rubric'));
}

function presentArticle(
  key: string | undefined,
  doc: EngineDoc | undefined,
  by: Articles[number]['by'],
): Articles {
  const label = key === undefined ? null : provisionLabel(key);
  return key === undefined || label === null ? [] : [{ key, label, rubric: doc?.rubric ?? '', by }];
}
