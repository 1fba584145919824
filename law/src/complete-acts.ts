import { type Act, namedActs, replacedCodes } from './act-table.ts';

/** An act that what was typed may become: `text` is a question that names it, `label` how it is cited. */
export type ActBegun = { key: string; text: string; label: string; isWhole: boolean };
export type ActsBegun = {
  /** "18" of "art 18 st", "131-bis" of "131 bis c.p": the texts name this article. */
  article: string | null;
  acts: ActBegun[];
};

const article =
  /^(?:art(?:t|icol[oi])?\.?\s{0,2})?(\d{1,4})(?:[\s-]?(bis|ter|quater|quinquies|sexies|septies|octies|novies|decies))?[\s,]{1,3}(?=\S)/i;
const little =
  /^(?:di|d|de|del|dei|degl|degli|della|delle|dell|dello|il|la|lo|le|l|e|in|su|sul|sull|sulla|sulle|sui)$/;
const abbreviated = /\.|^\S+$/;

/**
 * Acts of which a name begins with what was typed, whatever its dots, accents, capitals and prepositions: "statuto lav",
 * "cpc", "st.", "art 18 st", "2051 c". Those of which it is the whole name first, then those that begin with it.
 */
export function completeActs(typed: string): ActsBegun {
  const text = typed.trim().slice(0, 120);
  const [prefix = '', number, suffix] = article.exec(text) ?? [];
  const words = wordsOf(text.slice(prefix.length));
  if (words.length === 0 || (number === undefined && words.join('').length < 2))
    return { article: null, acts: [] };
  const cited = number === undefined ? null : citedAs(number, suffix);
  const acts = tableOfNames
    .flatMap(({ act, names }) => {
      const ranked = names.map((name) => ({ name, rank: rankOf(name, words) }));
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

/** "art 2051", of no act so far: that article of each code that every text refers to, whether it has that many or not. */
export function articleOfCodes(typed: string): ActBegun[] {
  const text = typed.trim().slice(0, 120);
  // As if a name began after it.
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

/** In the order of the tables: the codes that are cited most come first, those that were replaced last. */
const tableOfNames: readonly Named[] = [...namedActs, ...replacedCodes].map(({ key, label, names }) => ({
  act: { key, label, full: names.find((name) => !abbreviated.test(name)) ?? names[0] ?? label },
  names: [...names, label].map((text) => {
    const words = wordsOf(text);
    return { text, words, squeezed: words.join('') };
  }),
}));

const none = 9;

/** 0 is the name itself, 1 its beginning, 2 some of its words in their order. */
function rankOf({ words, squeezed }: Name, typed: readonly string[]): number {
  const together = typed.join('');
  if (squeezed === together) return 0;
  if (squeezed.startsWith(together)) return 1;
  let at = 0;
  let skipped = 0;
  for (const word of typed) {
    const next = words.findIndex((one, i) => i >= at && one.startsWith(word));
    if (next < 0) return none;
    skipped += next - at;
    at = next + 1;
  }
  return skipped === 0 ? 1 : 2;
}

/** Without prepositions: the last word too, which may be the beginning of one ("codice d"). */
function wordsOf(text: string): string[] {
  const all =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const isInitials = /^(?:\p{L}\.\s?){2,}/u.test(text);
  const words = isInitials ? all : all.filter((word) => !little.test(word));
  return words.length > 0 ? words : all;
}
