import { type ActBegun, articleOfCodes, completeActs } from '@massima/law/complete-acts';
import { provisionLabel } from '@massima/law/provision-keys';
import { findReferences } from '@massima/law/find-references';
import type { Deps } from '../../../deps.ts';
import { readFacet } from '../../../collection/index.ts';
import { type SolrParameters, kindOf, presentOfficial } from '../../../collection/index.ts';
import type { AskEngine, Suggestions, Typed } from './types.ts';

type Acts = Suggestions['acts'];

type Begun = Pick<ActBegun, 'key' | 'text' | 'label'>;

const most = 4;
/** Of so many acts the engine is asked which of them has the article. */
const mostTried = 12;
/** Parts of articles stand among them, and are left out. */
const facetLimit = '30';

/**
 * Acts by any of their names; with a number their articles that are applied, and with a number alone those of the codes;
 * and of the one act named those applied most.
 */
export async function suggestActs(
  deps: Pick<Deps, 'config'>,
  ask: AskEngine,
  { q, selectedType }: Typed,
): Promise<Acts> {
  const begun = await actsBegun(facetOf(ask, kindOf(selectedType)), q);
  return begun.slice(0, most).map(({ key, text, label }) => ({
    text,
    label: text.endsWith(label) ? null : label,
    official: presentOfficial(deps, key),
  }));
}

async function actsBegun(facet: Facet, q: string): Promise<readonly Begun[]> {
  const { article, acts } = completeActs(q);
  if (article !== null) return withArticle(facet, acts.slice(0, mostTried));
  const ofCodes = articleOfCodes(q);
  if (ofCodes.length > 0) return await applied(facet, ofCodes);
  const [first, another] = acts;
  const only = first && (first.isWhole || !another) ? first.key : actByNumber(q);
  const articles = only ? await mostApplied(facet, only) : [];
  return [...acts.slice(0, articles.length > 0 ? 2 : most), ...articles];
}

type Facet = ReturnType<typeof facetOf>;
const facetOf = (ask: AskEngine, kind: string) => async (parameters: SolrParameters) => {
  const all = { q: '{!term f=kind v=$kind}', kind, rows: '0', facet: 'true' };
  return (await ask('/select', { ...all, ...parameters }))?.facet_counts;
};

/** "l. 241/90", alone. */
function actByNumber(q: string): string | undefined {
  const [named, another] = findReferences(q, { question: true });
  const isAct = named?.kind === 'provision' && named.key === named.act && !another;
  return isAct && named.end - named.start >= q.length - 1 ? named.key : undefined;
}

/** Those that somebody applies; all of them where none is applied, or nobody can tell. */
async function withArticle(facet: Facet, acts: readonly Begun[]): Promise<readonly Begun[]> {
  const known = await applied(facet, acts);
  return known.length > 0 ? known : acts;
}

/** Those articles that rulings apply, the most applied first. */
async function applied(facet: Facet, articles: readonly Begun[]): Promise<Begun[]> {
  if (articles.length === 0) return [];
  const counted = await facet({
    'facet.query': articles.map((_, i) => `{!term f=provisions key=${i} v=$article${i}}`),
    ...Object.fromEntries(articles.map(({ key }, i) => [`article${i}`, key])),
  });
  return articles
    .map((act, i) => ({ act, count: counted?.facet_queries?.[i] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ act }) => act);
}

async function mostApplied(facet: Facet, act: string): Promise<Begun[]> {
  const counted = await facet({
    'facet.field': 'provisions',
    'facet.prefix': `${act}:`,
    'facet.limit': facetLimit,
    'facet.mincount': '1',
  });
  return readFacet(counted?.facet_fields?.['provisions']).flatMap(({ value }) => {
    const text = value.includes('/') ? null : provisionLabel(value);
    return text === null ? [] : [{ key: value, text, label: text }];
  });
}
