import { findReferences } from './find-references.ts';
import type { Reference } from './types.ts';

export type ParsedQuery = {
  references: Reference[];
  /** What is searched as words: the question without quotes and without excluded words; references stay in it. */
  rest: string;
  /** `rest` without its references. */
  plain: string;
  /** Quoted phrases, to be found as they stand. */
  phrases: string[];
  /** Words after a minus. */
  excluded: string[];
  /** Nothing but references was typed. */
  onlyReferences: boolean;
};

const phrase = /(?<![\p{L}\p{N}])["“”«]([^"“”«»]{1,300})["“”»](?![\p{L}\p{N}])/gu;
/** In lower case: "Processo penale -Rimessione" is a heading, not a wish. */
const minus = /(?<![^\s])-(?=[\p{Ll}\p{N}])([\p{L}\p{N}'’]{1,60})(?![^\s,;.])/gu;
const bare =
  /(?<![\p{L}\p{N}/.,:-])(?:n\s?\.?\s{0,2})?(\d{1,3}\.\d{3}|\d{1,6})(?:\s?\/\s?|\s{1,2}del(?:l['’]anno)?\s{1,2}|\s{1,2}(?=\d{4}$))((?:19|20)\d{2})(?![\d/])/giu;
const actBefore =
  /(?:\bl|legge|d\.?\s?l|lgs|vo|decreto|dpr|d\.\s?p\.\s?r|reg|regolamento|dir|direttiva|r\.?d|d\.?m|u\.?e|art|artt|dlgs|legislativo)[\s.,)]{0,3}(?:n[\s.]{0,3})?$/i;
const connective =
  /^(?:e|ed|o|n|nn|di|del|della|dell|la|il|sentenza|ordinanza|sent|ord|cit|corte|vedi|v|cfr)$/i;

/** What a lawyer typed, taken apart. Never fails: an unbalanced quote is text, a lone minus too. */
export function parseQuery(query: string): ParsedQuery {
  const phrases: string[] = [];
  const excluded: string[] = [];
  const rest = query
    .replace(phrase, (_, words: string) => {
      if (/[\p{L}\p{N}]/u.test(words)) phrases.push(words.trim());
      return ` ${words} `;
    })
    .replace(minus, (_, word: string) => {
      excluded.push(word);
      return ' ';
    })
    .replace(/["“”«»]/g, ' ')
    .trim();
  const found = findReferences(rest);
  const references = [...found, ...bareNumbers(rest, found)];
  // only exclusions: they are words after all, for there would be nothing to exclude from
  if (!/[\p{L}\p{N}]/u.test(rest) && excluded.length > 0) {
    const words = excluded.join(' ');
    return { references: [], rest: words, plain: words, phrases: [], excluded: [], onlyReferences: false };
  }
  const plain = withoutSpans(rest, references);
  const onlyReferences = references.length > 0 && isConnective(plain);
  return { references, rest, plain, phrases, excluded, onlyReferences };
}

/** "12345/2019", "n. 12345 del 2019" and, when nothing else is typed, "12345". */
function bareNumbers(text: string, found: readonly Reference[]): Reference[] {
  const alone = /^\s*(?:n\s?\.?\s*)?(\d{2,6})\s*$/i.exec(text);
  if (alone)
    return [
      { start: 0, end: text.length, kind: 'ruling', key: `num:${Number(alone[1])}`, label: `n. ${alone[1]}` },
    ];
  const references: Reference[] = [];
  for (const match of text.matchAll(bare)) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (found.some((r) => r.start < end && start < r.end)) continue;
    if (actBefore.test(text.slice(Math.max(0, start - 30), start))) continue;
    const number = Number((match[1] ?? '').replaceAll('.', ''));
    references.push({
      start,
      end,
      kind: 'ruling',
      key: `n:${match[2]}:${number}`,
      label: `n. ${number}/${match[2]}`,
    });
  }
  return references;
}

function withoutSpans(text: string, references: readonly Reference[]): string {
  let at = 0;
  let left = '';
  for (const { start, end } of [...references].sort((a, b) => a.start - b.start)) {
    left += `${text.slice(at, Math.max(at, start))} `;
    at = Math.max(at, end);
  }
  return (left + text.slice(at)).trim();
}

function isConnective(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]{1,}/gu) ?? []).every((word) => connective.test(word));
}
