import type { ParsedQuery } from '@massima/law/parse-query';
import type { SearchData } from '@massima/contract/search';
import type { Deps } from '../../deps.ts';
import { nearTo } from './near-to.ts';
import { presentOfficial } from './present-official.ts';

export interface ReferencesFound {
  references: SearchData['references'];
  /** Rulings that the question named exactly, whatever tab and filters: their full text may be read. */
  rulingIds: string[];
  /** Where nothing but one ruling was asked for: the rulings that cite it. */
  citingIds: string[];
}

const none: ReferencesFound = { references: [], rulingIds: [], citingIds: [] };
/** More references than this in one question are not told apart. */
const most = 10;
/** More rulings than this that cite one are not looked through. */
const mostCiting = 1000;

/** What was recognised as a reference in the question, and whether the collection has it. */
export async function lookUpReferences(
  { engine, config }: Pick<Deps, 'engine' | 'config'>,
  { references: named, onlyReferences }: ParsedQuery,
  signal: AbortSignal,
): Promise<ReferencesFound> {
  const references = named.filter((r, i) => named.findIndex((s) => s.key === r.key) === i).slice(0, most);
  if (references.length === 0) return none;
  const keysOf = (kind: string) => references.filter((r) => r.kind === kind).map((r) => r.key);
  const [only, another] = references;
  const link = onlyReferences && !another && only?.kind === 'ruling' ? only.key : undefined;
  const [rulings, provisions, citingIds] = await Promise.all([
    ask('keys', keysOf('ruling')),
    ask('provisions', keysOf('provision')),
    link === undefined ? [] : citing(link),
  ]);
  const near = await nearTo(
    { engine },
    references.filter((one) => one.kind === 'provision' && !provisions.found.has(one.key)),
    signal,
  );
  return {
    references: references.map(({ label, kind, key }) => ({
      label,
      kind,
      found: (kind === 'ruling' ? rulings : provisions).found.has(key),
      near: near.get(key) ?? [],
      official: kind === 'ruling' ? null : presentOfficial({ config }, key),
    })),
    rulingIds: rulings.rulingIds,
    citingIds,
  };

  async function citing(key: string): Promise<string[]> {
    const { response } = await engine.select(
      '/select',
      {
        q: '{!term f=cites v=$cited}',
        cited: key,
        fl: 'ruling_id',
        rows: String(mostCiting),
        echoParams: 'none',
      },
      signal,
    );
    return [...new Set(response.docs.map((doc) => doc.ruling_id))];
  }

  async function ask(field: 'keys' | 'provisions', keys: string[]) {
    if (keys.length === 0) return { found: new Set<string>(), rulingIds: [] };
    const named = keys.map((key, i): [string, string] => [`key${i}`, key]);
    const answer = await engine.select(
      '/select',
      {
        q: `{!terms f=${field} v=$wanted}`,
        wanted: keys.join(','),
        fl: 'ruling_id',
        rows: field === 'keys' ? '50' : '0',
        echoParams: 'none',
        facet: 'true',
        'facet.query': named.map(([name]) => `{!term f=${field} key=${name} v=$${name}}`),
        ...Object.fromEntries(named),
      },
      signal,
      2400,
    );
    const counts = answer.facet_counts?.facet_queries ?? {};
    return {
      found: new Set(named.filter(([name]) => (counts[name] ?? 0) > 0).map(([, key]) => key)),
      rulingIds: [...new Set(answer.response.docs.map((doc) => doc.ruling_id))],
    };
  }
}
