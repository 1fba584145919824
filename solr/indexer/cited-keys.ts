import { type PublisherField, publisherFields } from '@massima/contract/publisher-fields';
import { findRulings } from '@massima/law/find-rulings';
import type { Court } from '@massima/law/types';

/**
 * Returns the keys of citations, given as keys (`cost:1990:5`) or as text ("Corte cost. n.
 * 5/1990").
 */
export function givenCitations(cites: readonly string[], court?: Court): string[] {
  return cites.flatMap((cite) =>
    /^[a-z0-9]+(?::[a-z0-9./-]+)+$/i.test(cite)
      ? [cite.toLowerCase()]
      : findRulings(cite, court).map(({ key }) => key),
  );
}

const criminal = 2;
/** Areas in which "Cass. n. 5/2019" refers to the civil branch. */
const civil = new Set([1, 4, 6, 8]);

/**
 * Adds the citing text's branch to keys without one, because both branches of the Cassazione
 * number their rulings.
 */
export function withBranch(keys: readonly string[], area: number): string[] {
  const branch = area === criminal ? 'pen' : civil.has(area) ? 'civ' : undefined;
  if (!branch) return [...keys];
  return keys.flatMap((key) => [
    key,
    ...(/^cass:\d/.test(key) ? [key.replace('cass:', `cass:${branch}:`)] : []),
  ]);
}

type PublisherFields = Partial<Record<PublisherField, readonly string[] | null | undefined>>;
export type PublisherKeys = { [field in PublisherField]?: readonly string[] | undefined };

interface Of {
  court: Court | undefined;
  area: number;
  /** The ruling's own keys, which are excluded. */
  keys: readonly string[];
}

/**
 * Returns the publisher's relations of a principle as keys. Empty and unreadable fields are
 * omitted.
 */
export function publisherKeys(fields: PublisherFields, { court, area, keys: ownKeys }: Of): PublisherKeys {
  const read = publisherFields.flatMap((field) => {
    const cites = (fields[field] ?? []).map((cite) => withCourt(cite, court));
    const found = withBranch(withoutArchive(givenCitations(cites, court)), area);
    const keys = [...new Set(found)].filter((key) => !ownKeys.includes(key));
    return keys.length > 0 ? [[field, keys] as const] : [];
  });
  return Object.fromEntries(read);
}

/** Merges the keys of a ruling and its principles. */
export function mergePublisherKeys(all: readonly PublisherKeys[]): PublisherKeys {
  const merged = publisherFields.flatMap((field) => {
    const keys = [...new Set(all.flatMap((one) => one[field] ?? []))];
    return keys.length > 0 ? [[field, keys] as const] : [];
  });
  return Object.fromEntries(merged);
}

const names: Partial<Record<Court, string>> = { cass: 'Cass.', cost: 'Corte cost.' };
const bareNumber = /(?<![\p{L}\d.] ?)nn?\. ?(?=\d)/giu;

/**
 * Adds the court to a citation without one, as the Cassazione's archive writes it: "N. 12345 del
 * 2010 Rv. 612345 - 01".
 */
function withCourt(cite: string, court: Court | undefined): string {
  const name = court && names[court];
  const written = cite.replace(/\s+/g, ' ').trim();
  // "Sez. 3, n. 1234 del 2010" already contains its court
  return name === undefined || !/^nn?\. ?\d/i.test(written)
    ? written
    : written.replace(bareNumber, `${name} n. `);
}

/**
 * Removes the archive number if the same ruling is also cited by number: "Cass. n. 1234/2010, Rv.
 * 612345".
 */
const withoutArchive = (keys: readonly string[]): string[] =>
  keys.filter((key, i) => !key.startsWith('rv:') || (keys[i - 1] ?? 'rv:').startsWith('rv:'));
