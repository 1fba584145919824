import type { FactKind } from '@massima/contract/search';
import { bareNumbers } from './bare-numbers.ts';
import { type ImpliedFilter, readImpliedFilters } from './implied-filters.ts';
import { readReferences } from './find-references.ts';
import { normaliseText } from './normalise-text.ts';
import { type Exclusion, takeOperators } from './operators.ts';
import type { Reference } from './types.ts';

export type ParsedQuery = {
  references: Reference[];
  /** What is searched as words: the question without quotes and without excluded words; references stay in it. */
  rest: string;
  /** `rest` without its references. */
  plain: string;
  /** Quoted phrases, to be found verbatim. */
  phrases: string[];
  /** Words and phrases after a minus. */
  excluded: Exclusion[];
  /** What looks like one and is not. */
  kept: string[];
  /** What is said of the rulings that are wanted: court, section, date, year. They are in none of the texts above. */
  facts: ImpliedFilter[];
  /** Nothing but references was typed. */
  onlyReferences: boolean;
};

const phrase = /(?<![\p{L}\p{N}])["“”„«‹]([^"“”„«»‹›]{1,300})["“”»›](?![\p{L}\p{N}])/gu;
/** "co-obbligato": the index has it as one word, or as two of which the first is an abbreviation. */
const together = /(?<![\p{L}\p{N}])co-(\p{L}{4,40})/giu;
const connective =
  /^(?:e|ed|o|n|nn|di|del|della|dell|la|il|sentenza|ordinanza|sent|ord|cit|corte|vedi|v|cfr)$/i;

/**
 * What a lawyer typed, taken apart. Never fails: an unbalanced quote is text, a lone minus too. Facts of the kinds in `factsOff` are
 * words like any others.
 */
export function parseQuery(
  query: string,
  { factsOff = [] }: { factsOff?: readonly FactKind[] | undefined } = {},
): ParsedQuery {
  const phrases: string[] = [];
  const { text } = normaliseText(query);
  const { rest: wanted, excluded, kept } = takeOperators(text, referenceAt(text));
  const named = withBareNumbers(wanted);
  const facts = readImpliedFilters(wanted, {
    off: factsOff,
    taken: named.filter((one) => !isYearAlone(one, wanted)),
  });
  const rest = withoutSpans(wanted, facts)
    .replace(phrase, (_, words: string) => {
      if (/[\p{L}\p{N}]/u.test(words)) phrases.push(words.trim());
      return ` ${words} `;
    })
    .replace(/["“”„«»‹›]/g, ' ')
    .replace(together, (_, word: string) => `co${word} ${word}`)
    .trim();
  const references = withBareNumbers(rest);
  const plain = withoutSpans(rest, references);
  const onlyReferences = references.length > 0 && isConnective(plain);
  return { references, rest, plain, phrases, excluded, kept, facts, onlyReferences };
}

/** "2023" is a year, and the ruling of that number where it is not to be one. */
const isYearAlone = ({ key }: Reference, text: string) =>
  /^\s*\d{4}\s*$/.test(text) && key.startsWith('num:');

/** Which reference begins at a place of a question. Most questions have no operators, and are not read for it. */
function referenceAt(text: string): (start: number) => string | undefined {
  let all: Reference[] | undefined;
  return (start) => {
    all ??= withBareNumbers(text);
    const one = all.find((reference) => reference.start === start);
    return one && text.slice(one.start, one.end);
  };
}

function withBareNumbers(text: string): Reference[] {
  const found = readReferences(text, { question: true });
  return [...found, ...bareNumbers(text, found)];
}

/** The text without these references; their offsets are its own. */
export function withoutSpans(text: string, references: readonly { start: number; end: number }[]): string {
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
