import { type Act, namedActs, replacedCodes } from './act-table.ts';

/** A completion of the typed text: `text` is the query, `label` the citation. */
export type ActCompletion = { key: string; text: string; label: string; isWhole: boolean };
export type ActCompletions = {
  /**
   * Article in the typed text: "18" for "art 18 st", "131-bis" for "131 bis c.p". The suggestions
   * include it.
   */
  article: string | null;
  acts: ActCompletion[];
};

const article =
  /^(?:art(?:t|icol[oi])?\.?\s{0,2})?(\d{1,4})(?:[\s-]?(bis|ter|quater|quinquies|sexies|septies|octies|novies|decies))?[\s,]{1,3}(?=\S)/i;
const stopWord =
  /^(?:di|d|de|del|dei|degl|degli|della|delle|dell|dello|il|la|lo|le|l|e|in|su|sul|sull|sulla|sulle|sui)$/;
const abbreviated = /\.|^\S+$/;

/**
 * Completes the names of acts, ignoring dots, accents, case and prepositions: "statuto lav", "cpc",
 * "st.", "art 18 st", "2051 c". Complete names come first.
 */
export function completeActs(input: string): ActCompletions {
  const text = input.trim().slice(0, 120);
  const [prefix = '', number, suffix] = article.exec(text) ?? [];
  const terms = wordsOf(text.slice(prefix.length));
  if (terms.length === 0 || (number === undefined && terms.join('').length < 2))
    return { article: null, acts: [] };
  const cited = number === undefined ? null : citedAs(number, suffix);
  const acts = tableOfNames
    .flatMap(({ act, names }) => {
      const ranked = names.map((name) => ({ name, rank: rankOf(name, terms) }));
      const best = Math.min(...ranked.map(({ rank }) => rank));
      const name = ranked.find(({ rank }) => rank === best)?.name.text ?? '';
      return best === none ? [] : [{ act, rank: best, name }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ act, rank, name }) => ({
      ...(cited === null
        ? { key: act.key, text: abbreviated.test(name) ? act.full : name, label: act.label }
        : articleOf(act, cited)),
      isWhole: rank === 0,
    }));
  return { article: cited, acts };
}

/** Completes "art 2051" with each general code, without checking that the article exists. */
export function articleOfCodes(input: string): ActCompletion[] {
  const text = input.trim().slice(0, 120);
  // Appends a word, because the pattern requires a name after the article.
  const [prefix = '', number, suffix] = article.exec(`${text} x`) ?? [];
  if (number === undefined || prefix.length <= text.length || !/^art/i.test(text)) return [];
  const cited = citedAs(number, suffix);
  return namedActs
    .filter(({ general }) => general)
    .map((act) => ({ ...articleOf(act, cited), isWhole: false }));
}

const citedAs = (number: string, suffix: string | undefined) =>
  suffix ? `${number}-${suffix.toLowerCase()}` : number;

const articleOf = ({ key, label }: Pick<Act, 'key' | 'label'>, cited: string) => ({
  key: `${key}:${cited.replace('-', '')}`,
  text: `art. ${cited} ${label}`,
  label,
});

type Name = { text: string; words: string[]; squeezed: string };
type Named = { act: Act & { full: string }; names: Name[] };

/** In table order: most cited codes first, replaced codes last. */
const tableOfNames: readonly Named[] = [...namedActs, ...replacedCodes].map(({ key, label, names }) => ({
  act: { key, label, full: names.find((name) => !abbreviated.test(name)) ?? names[0] ?? label },
  names: [...names, label].map((text) => {
    const terms = wordsOf(text);
    return { text, words: terms, squeezed: terms.join('') };
  }),
}));

const none = 9;

/** Returns 0 for the name itself, 1 for a prefix, 2 for some words in order. */
function rankOf({ words: terms, squeezed }: Name, input: readonly string[]): number {
  const together = input.join('');
  if (squeezed === together) return 0;
  if (squeezed.startsWith(together)) return 1;
  let at = 0;
  let skipped = 0;
  for (const word of input) {
    const next = terms.findIndex((term, i) => i >= at && term.startsWith(word));
    if (next < 0) return none;
    skipped += next - at;
    at = next + 1;
  }
  return skipped === 0 ? 1 : 2;
}

/**
 * Normalises a text to words without prepositions. The last word may be incomplete ("codice d").
 */
function wordsOf(text: string): string[] {
  const all =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const isInitials = /^(?:\p{L}\.\s?){2,}/u.test(text);
  const terms = isInitials ? all : all.filter((word) => !stopWord.test(word));
  return terms.length > 0 ? terms : all;
}
