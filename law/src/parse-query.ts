import { bareNumbers } from './bare-numbers.ts';
import { readReferences } from './find-references.ts';
import { normaliseText } from './normalise-text.ts';
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
const connective =
  /^(?:e|ed|o|n|nn|di|del|della|dell|la|il|sentenza|ordinanza|sent|ord|cit|corte|vedi|v|cfr)$/i;

/** What a lawyer typed, taken apart. Never fails: an unbalanced quote is text, a lone minus too. */
export function parseQuery(query: string): ParsedQuery {
  const phrases: string[] = [];
  const excluded: string[] = [];
  const rest = normaliseText(query)
    .text.replace(phrase, (_, words: string) => {
      if (/[\p{L}\p{N}]/u.test(words)) phrases.push(words.trim());
      return ` ${words} `;
    })
    .replace(minus, (_, word: string) => {
      excluded.push(word);
      return ' ';
    })
    .replace(/["“”«»]/g, ' ')
    .trim();
  const found = readReferences(rest, { question: true });
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

/** The text without these references; their offsets are its own. */
export function withoutSpans(text: string, references: readonly Reference[]): string {
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
