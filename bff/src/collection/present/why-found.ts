import type { Why } from '@massima/contract/why';
import type { ParsedQuery } from '@massima/law/parse-query';
import type { Reference } from '@massima/law/types';
import type { EngineDoc } from '../solr/engine-answer.ts';
import { askedWords, tokensOf, wordsHeld, type AskedWord } from './asked-words.ts';
import type { HighlightedText } from './parse-highlights.ts';
import { partAnswered, questionParts } from './question-parts.ts';

/** What a question asks for, read once for all results of its page. */
export interface Asked {
  words: readonly AskedWord[];
  references: readonly Reference[];
  parts: readonly string[];
}

export const askedFor = (parsed: ParsedQuery, asTyped: boolean): Asked => ({
  words: askedWords(parsed, asTyped),
  references: parsed.references,
  parts: questionParts(parsed.plain),
});

interface Found {
  /** Title and text of the hit, as the engine marked them. */
  marked: readonly HighlightedText[];
  /** Its best sentence; null where no word of it is marked. */
  passage: { start: number; end: number } | null;
  /** It came up by what it means. */
  isNear: boolean;
}

/** Why a hit is in the list, by what the answer itself says of it. */
export function whyFound(doc: EngineDoc, asked: Asked, { marked, passage, isNear }: Found): Why {
  const marks = new Set(
    marked.flatMap(({ text, positions }) =>
      positions.map(({ startPosition, endPosition }) => text.slice(startPosition - 1, endPosition)),
    ),
  );
  const words = new Set([...marks].flatMap(tokensOf));
  const labelOf = (kind: Reference['kind'], keys: readonly string[] = []) =>
    asked.references.find((one) => one.kind === kind && keys.includes(one.key))?.label ?? null;
  return {
    ...wordsHeld(asked.words, words),
    provision: labelOf('provision', doc.provisions),
    citation: labelOf('ruling', [...(doc.keys ?? []), ...(doc.cites ?? [])]),
    part: isNear ? partAnswered(asked.parts, marked.map(({ text }) => text).join(' ')) : null,
    start: passage?.start ?? null,
    end: passage?.end ?? null,
  };
}
