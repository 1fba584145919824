import type { ActBegun } from '@massima/law/complete-acts';
import { provisionLabel } from '@massima/law/provision-keys';
import { officialLinks } from '../../adapters/official-links.ts';
import type { CollectionDeps } from '../collection-deps.ts';
import { kindOf } from '../query/search-query.ts';
import { readFacet, type EngineParameters } from '../solr/engine-answer.ts';
import { selectHandler } from '../solr/handlers.ts';
import { appliedCounts, articlesOfAct } from '../solr/suggest-queries.ts';
import type { ArticlesTyped } from './read-articles-typed.ts';
import type { PatientCall, Suggestions, Typed } from './types.ts';

type Acts = Suggestions['acts'];

type Begun = Pick<ActBegun, 'key' | 'text' | 'label'>;

const most = 4;
/** For how many acts the engine is asked which of them has the article. */
const maxTried = 12;
/** Parts of articles are among them, and are left out. */
const maxArticles = 30;

/**
 * Acts by any of their names; with a number their articles that are applied, and with a number alone those of the codes;
 * and of the one act named those applied most.
 */
export async function suggestActs(
  deps: Pick<CollectionDeps, 'config'>,
  ask: PatientCall,
  { selectedType }: Pick<Typed, 'selectedType'>,
  typed: ArticlesTyped,
): Promise<Acts> {
  const begun = await actsBegun({ ask, kind: kindOf(selectedType) }, typed);
  return begun.slice(0, most).map(({ key, text, label }) => ({
    text,
    label: text.endsWith(label) ? null : label,
    official: officialLinks(deps, key),
  }));
}

async function actsBegun(
  of: Counted,
  { named, hasArticle, acts, ofCodes }: ArticlesTyped,
): Promise<readonly Begun[]> {
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
  ask: PatientCall;
  kind: 'principle' | 'verdict';
}
const countsOf = async ({ ask }: Counted, parameters: EngineParameters) =>
  (await ask(selectHandler, parameters))?.facet_counts;

/** Those that some ruling applies; all of them where none is applied, or it is not known. */
async function withArticle(of: Counted, acts: readonly Begun[]): Promise<readonly Begun[]> {
  const known = await applied(of, acts);
  return known.length > 0 ? known : acts;
}

/** Those articles that rulings apply, the most applied first. */
async function applied(of: Counted, articles: readonly Begun[]): Promise<Begun[]> {
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

async function articlesAppliedMost(of: Counted, act: string): Promise<Begun[]> {
  const counted = await countsOf(of, articlesOfAct(act, maxArticles, of.kind));
  return readFacet(counted?.facet_fields?.['provisions']).flatMap(({ value }) => {
    const text = value.includes('/') ? null : provisionLabel(value);
    return text === null ? [] : [{ key: value, text, label: text }];
  });
}
