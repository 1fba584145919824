import { type PublisherField, publisherFields } from '@massima/contract/publisher-fields';
import { findRulings } from '@massima/law/find-rulings';
import type { Court } from '@massima/law/types';

/** Citations may be given as keys (`cost:1990:5`) or as written ("Corte cost. n. 5/1990"). */
export function givenCitations(cites: readonly string[], court?: Court): string[] {
  return cites.flatMap((cite) =>
    /^[a-z0-9]+(?::[a-z0-9./-]+)+$/i.test(cite)
      ? [cite.toLowerCase()]
      : findRulings(cite, court).map(({ key }) => key),
  );
}

const criminal = 2;
/** Areas whose judges, when they write "Cass. n. 5/2019", mean the civil one. */
const civil = new Set([1, 4, 6, 8]);

/** The two branches of the Cassazione number their rulings each: one that is not said is the text's own. */
export function withBranch(keys: readonly string[], area: number): string[] {
  const branch = area === criminal ? 'pen' : civil.has(area) ? 'civ' : undefined;
  if (!branch) return [...keys];
  return keys.flatMap((key) => [
    key,
    ...(/^cass:\d/.test(key) ? [key.replace('cass:', `cass:${branch}:`)] : []),
  ]);
}

type Given = Partial<Record<PublisherField, readonly string[] | null | undefined>>;
export type PublisherKeys = { [field in PublisherField]?: readonly string[] | undefined };

interface Of {
  court: Court | undefined;
  area: number;
  /** Its own, which are none of these. */
  keys: readonly string[];
}

/** What a publisher says of a principle, as keys; a field that is empty, or of which nothing can be read, is left out. */
export function publisherKeys(given: Given, { court, area, keys: own }: Of): PublisherKeys {
  const read = publisherFields.flatMap((field) => {
    const cites = (given[field] ?? []).map((cite) => withCourt(cite, court));
    const found = withBranch(withoutArchive(givenCitations(cites, court)), area);
    const keys = [...new Set(found)].filter((key) => !own.includes(key));
    return keys.length > 0 ? [[field, keys] as const] : [];
  });
  return Object.fromEntries(read);
}

/** All of them, of a ruling and of its principles. */
export function mergePublisherKeys(all: readonly PublisherKeys[]): PublisherKeys {
  const merged = publisherFields.flatMap((field) => {
    const keys = [...new Set(all.flatMap((one) => one[field] ?? []))];
    return keys.length > 0 ? [[field, keys] as const] : [];
  });
  return Object.fromEntries(merged);
}

const names: Partial<Record<Court, string>> = { cass: 'Cass.', cost: 'Corte cost.' };
const bareNumber = /(?<![\p{L}\d.] ?)nn?\. ?(?=\d)/giu;

/** "N. 12345 del 2010 Rv. 612345 - 01", as the Cassazione's archive has it: a number of the court itself. */
function withCourt(cite: string, court: Court | undefined): string {
  const name = court && names[court];
  const written = cite.replace(/\s+/g, ' ').trim();
  // "Sez. 3, n. 1234 del 2010" has its court read with it
  return name === undefined || !/^nn?\. ?\d/i.test(written)
    ? written
    : written.replace(bareNumber, `${name} n. `);
}

/** "Cass. n. 1234/2010, Rv. 612345": one ruling by two of its names, of which the first says more. */
const withoutArchive = (keys: readonly string[]): string[] =>
  keys.filter((key, i) => !key.startsWith('rv:') || (keys[i - 1] ?? 'rv:').startsWith('rv:'));
