import { courtFacts, placesWithoutAppeal } from './court-facts.ts';
import { dateOf, datePattern } from './dates.ts';
import { lastArticles } from './last-articles.ts';
import type { ProvisionReference, Reference, RulingReference } from './types.ts';

/**
 * Why what is cited cannot exist. `limit`: what it goes beyond (a day that does not exist, the first year, the highest number, the
 * sections, the last article).
 */
export type Impossible = {
  what: 'date' | 'future' | 'year' | 'number' | 'section' | 'court' | 'article';
  limit: string;
};

const day = new RegExp(`(?<![\\p{L}\\p{N}/.-])${datePattern}`, 'giu');

/** `words`: the words of the reference in the text; `today` as YYYY-MM-DD. Null where nothing speaks against it. */
export function whyImpossible(reference: Reference, words: string, today: string): Impossible | null {
  return reference.kind === 'ruling' ? noRuling(reference, words, today) : noProvision(reference, today);
}

function noRuling(reference: RulingReference, words: string, today: string): Impossible | null {
  const { key, court, date, section } = reference;
  const wrongDay = noDay(reference, words);
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
  const own = between === 'civ' || between === 'pen' ? sections?.[between] : sections?.any;
  if (section !== undefined && section !== '' && own !== undefined && !own.split(' ').includes(section))
    return { what: 'section', limit: own };
  return court === 'app' && placesWithoutAppeal.has(between ?? '') ? { what: 'court', limit: '' } : null;
}

/** The 30th of February, as written. Tax courts write number, section and year like a day. */
function noDay({ court }: RulingReference, words: string): string | undefined {
  if (court === 'cgt1' || court === 'cgt2') return undefined;
  return [...words.matchAll(day)].map(([text]) => text).find((text) => !dateOf(text)?.date);
}

function partsOf(key: string): { year?: number; number?: number; between?: string } {
  const [, between, year, number] = /^[a-z]+\d?:(?:([a-z-]+):)?(\d{4}):(\d+)$/.exec(key) ?? [];
  if (year !== undefined) return { year: Number(year), number: Number(number), ...(between && { between }) };
  const [, ofEcli] = /^ecli:\w+:\w+:(\d{4}):/.exec(key) ?? [];
  return ofEcli === undefined ? {} : { year: Number(ofEcli) };
}

/** As above, of an article by its key and its act's. */
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
