import { dateOf, datePattern } from './dates.ts';
import { lastArticles } from './last-articles.ts';
import type { Court, ProvisionReference, Reference, RulingReference } from './types.ts';

/**
 * Reason why a reference cannot exist. `limit` is the violated value: the wrong date, the first
 * year, the highest number, the sections or the last article.
 */
export type Impossible = {
  what: 'date' | 'future' | 'year' | 'number' | 'section' | 'court' | 'article';
  limit: string;
};

const day = new RegExp(`(?<![\\p{L}\\p{N}/.-])${datePattern}`, 'giu');

/**
 * Checks whether a reference can exist; null if no objection is found.
 *
 * @param cited text of the reference
 * @param today YYYY-MM-DD
 */
export function whyImpossible(reference: Reference, cited: string, today: string): Impossible | null {
  return reference.kind === 'ruling' ? noRuling(reference, cited, today) : noProvision(reference, today);
}

function noRuling(reference: RulingReference, cited: string, today: string): Impossible | null {
  const { key, court, date, section } = reference;
  const wrongDay = noDay(reference, cited);
  if (wrongDay !== undefined) return { what: 'date', limit: wrongDay };
  const { year, number, between } = partsOf(key);
  if ((date !== undefined && date > today) || (year ?? 0) > Number(today.slice(0, 4)))
    return { what: 'future', limit: '' };
  if (number === 0) return { what: 'number', limit: '' };
  const { since, most, sections } = (court && courtFacts[court]) ?? {};
  if (since !== undefined && year !== undefined && year < since)
    return { what: 'year', limit: String(since) };
  if (most !== undefined && number !== undefined && number > most)
    return { what: 'number', limit: String(most) };
  const ownSections = between === 'civ' || between === 'pen' ? sections?.[between] : sections?.any;
  if (
    section !== undefined &&
    section !== '' &&
    ownSections !== undefined &&
    !ownSections.split(' ').includes(section)
  )
    return { what: 'section', limit: ownSections };
  return court === 'app' && placesWithoutAppeal.has(between ?? '') ? { what: 'court', limit: '' } : null;
}

/**
 * Returns a date that does not exist, such as 30 February. Tax courts write number, section and
 * year like a date.
 */
function noDay({ court }: RulingReference, cited: string): string | undefined {
  if (court === 'cgt1' || court === 'cgt2') return undefined;
  return [...cited.matchAll(day)].map(([text]) => text).find((text) => !dateOf(text)?.date);
}

function partsOf(key: string): { year?: number; number?: number; between?: string } {
  const [, between, year, number] = /^[a-z]+\d?:(?:([a-z-]+):)?(\d{4}):(\d+)$/.exec(key) ?? [];
  if (year !== undefined) return { year: Number(year), number: Number(number), ...(between && { between }) };
  const [, ofEcli] = /^ecli:\w+:\w+:(\d{4}):/.exec(key) ?? [];
  return ofEcli === undefined ? {} : { year: Number(ofEcli) };
}

/** Checks an article by its key and the key of its act. */
export function noProvision(
  { key, act }: Pick<ProvisionReference, 'key' | 'act'>,
  today: string,
): Impossible | null {
  const [, year] = /^[a-z]+:(\d{4}):\d+$/.exec(act) ?? [];
  if (Number(year) > Number(today.slice(0, 4))) return { what: 'future', limit: '' };
  const last = lastArticles[act];
  if (key === act || last === undefined) return null;
  const number = Number(/^\d+/.exec(key.slice(act.length + 1))?.[0]);
  return number > last || number === 0 ? { what: 'article', limit: String(last) } : null;
}

/** Limits for the rulings of a court. */
export type CourtFacts = {
  /** Year of the first rulings. */
  since?: number;
  /** Upper limit for the number of rulings a year. */
  most?: number;
  /** Section codes; for the Cassazione by branch. */
  sections?: { any: string; civ?: string; pen?: string };
};

const courtFacts: Partial<Record<Court, CourtFacts>> = {
  cass: {
    most: 99_999,
    sections: { any: '1 2 3 4 5 6 7 U L T F', civ: '1 2 3 4 5 6 U L T F', pen: '1 2 3 4 5 6 7 U F' },
  },
  // The maximum was 1,147 in 1988.
  cost: { since: 1956, most: 1200, sections: { any: '' } },
  cds: { most: 99_999, sections: { any: '1 2 3 4 5 6 7 A' } },
  tar: { since: 1974, most: 99_999 },
  cgue: { since: 1953 },
  cedu: { since: 1959, sections: { any: '1 2 3 4 5 G' } },
  trib: { most: 99_999 },
  app: { most: 99_999 },
};

/** Provincial capitals without a court of appeal or a section of one. */
const withoutAppeal =
  'agrigento alessandria aosta arezzo ascoli-piceno asti avellino barletta belluno benevento bergamo biella brindisi caserta chieti como cosenza cremona crotone cuneo enna fermo ferrara foggia forli frosinone gorizia grosseto imperia isernia la-spezia latina lecco livorno lodi lucca macerata mantova massa matera modena monza novara nuoro oristano padova parma pavia pesaro pescara piacenza pisa pistoia pordenone prato ragusa ravenna reggio-emilia rieti rimini rovigo savona siena siracusa sondrio teramo terni trapani treviso udine urbino varese verbania vercelli verona vibo-valentia vicenza viterbo';
const placesWithoutAppeal: ReadonlySet<string> = new Set(withoutAppeal.split(' '));
