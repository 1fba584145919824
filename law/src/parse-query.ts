import type { FactKind } from '@massima/contract/search';
import { bareNumbers } from './bare-numbers.ts';
import { type ImpliedFilter, readImpliedFilters } from './implied-filters.ts';
import { readReferences } from './find-references.ts';
import { normaliseText } from './normalise-text.ts';
import { type Exclusion, takeOperators } from './operators.ts';
import type { Reference } from './types.ts';

export type ParsedQuery = {
  references: Reference[];
  /** Query without quotation marks and exclusions; includes references. */
  rest: string;
  /** `rest` without its references. */
  plain: string;
  /** Quoted phrases, to be matched verbatim. */
  phrases: string[];
  /** Words and phrases after a minus. */
  excluded: Exclusion[];
  /** Apparent exclusions that are searched. */
  kept: string[];
  /** Court, section, date and year of the wanted rulings. The texts above exclude them. */
  facts: ImpliedFilter[];
  /** Whether the query is only references. */
  onlyReferences: boolean;
};

const phrase = /(?<![\p{L}\p{N}])["“”„«‹]([^"“”„«»‹›]{1,300})["“”»›](?![\p{L}\p{N}])/gu;
/** "co-obbligato" is indexed as one word, or as two of which the first is an abbreviation. */
const together = /(?<![\p{L}\p{N}])co-(\p{L}{4,40})/giu;
const connective =
  /^(?:e|ed|o|n|nn|di|del|della|dell|la|il|sentenza|ordinanza|sent|ord|cit|corte|vedi|v|cfr)$/i;

/**
 * Parses a query. Never throws: an unbalanced quotation mark and a single minus are text.
 *
 * @param factsOff kinds of implied filters to read as words
 */
export function parseQuery(
  query: string,
  { factsOff = [] }: { factsOff?: readonly FactKind[] | undefined } = {},
): ParsedQuery {
  const phrases: string[] = [];
  const { text } = normaliseText(query);
  const { rest: included, excluded, kept } = takeOperators(text, referenceAt(text));
  const named = withBareNumbers(included);
  const facts = readImpliedFilters(included, {
    off: factsOff,
    taken: named.filter((reference) => !isYearAlone(reference, included)),
  });
  const rest = withoutSpans(included, facts)
    .replace(phrase, (_, content: string) => {
      if (/[\p{L}\p{N}]/u.test(content)) phrases.push(content.trim());
      return ` ${content} `;
    })
    .replace(/["“”„«»‹›]/g, ' ')
    .replace(together, (_, word: string) => `co${word} ${word}`)
    .trim();
  const references = withBareNumbers(rest);
  const plain = withoutSpans(rest, references);
  const onlyReferences = references.length > 0 && isConnective(plain);
  return { references, rest, plain, phrases, excluded, kept, facts, onlyReferences };
}

/** "2023" is a year, unless years are read as words. */
const isYearAlone = ({ key }: Reference, text: string) =>
  /^\s*\d{4}\s*$/.test(text) && key.startsWith('num:');

/** Returns a lazy lookup of references by offset, because most queries have no operators. */
function referenceAt(text: string): (start: number) => string | undefined {
  let all: Reference[] | undefined;
  return (start) => {
    all ??= withBareNumbers(text);
    const found = all.find((reference) => reference.start === start);
    return found && text.slice(found.start, found.end);
  };
}

function withBareNumbers(text: string): Reference[] {
  const found = readReferences(text, { question: true });
  return [...found, ...bareNumbers(text, found)];
}

/** Removes references from the text to which their offsets belong. */
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
