import type { ProvisionFate } from '@massima/contract/provision-fate';
import type { RulingHeading } from '@massima/contract/ruling-heading';
import { partsOfKey } from '@massima/law/provision-keys';
import type { EngineDoc } from '../solr/engine-answer.ts';
import { presentHeading } from './present-result.ts';

export interface Declaration {
  key: string;
  parts: string[];
  isInPart: boolean;
  words: string;
}
/** An amendment from the notes of an act. `ruling` is a key. */
export type StoredNote = Omit<ProvisionFate, 'ruling'> & { ruling: string | null };

interface AmendmentSources {
  key: string;
  /** Rulings that annul the article. */
  striking: readonly EngineDoc[];
  /** Stored notes, latest version first. */
  notes: readonly string[];
}

/**
 * Combines annulling rulings and notes into the amendments to an article, latest first. A note
 * about a ruling that is in the collection is dropped as a repetition.
 *
 * @returns `rulingKeys`: keys of rulings that only notes name; `amendmentsWith`: the amendments, given the
 * headings of these rulings
 */
export function presentAmendments({ key, striking, notes }: AmendmentSources): {
  rulingKeys: string[];
  amendmentsWith: (rulings: ReadonlyMap<string, RulingHeading>) => ProvisionFate[];
} {
  const declared = striking.flatMap((doc) => declaredBy(doc, key));
  const declaredKeys = new Set(striking.map(({ year, number }) => `cost:${year}:${number}`));
  const seen = new Set<string>();
  const newNotes = notes
    .flatMap((stored) => parseStored<StoredNote[]>(stored) ?? [])
    .filter(({ ruling, what, words: wording }) => {
      const isNew = !seen.has(`${what} ${wording}`) && !(ruling !== null && declaredKeys.has(ruling));
      seen.add(`${what} ${wording}`);
      return isNew;
    });
  return {
    rulingKeys: [...new Set(newNotes.flatMap(({ ruling }) => ruling ?? []))],
    amendmentsWith: (rulings) =>
      [
        ...declared,
        ...newNotes.map((note) => ({
          ...note,
          ruling: note.ruling === null ? null : (rulings.get(note.ruling) ?? null),
        })),
      ].sort((a, b) => b.date.localeCompare(a.date)),
  };
}

/**
 * Returns one amendment per declaration. A ruling may annul several parts of an article in separate
 * declarations.
 */
function declaredBy(doc: EngineDoc, key: string): ProvisionFate[] {
  const heading = presentHeading(doc);
  const { act } = partsOfKey(key);
  const declarations = parseStored<Declaration[]>(doc.declarations) ?? [];
  const byWords = new Map<string, Declaration>();
  for (const declaration of declarations)
    if (declaration.key === key || declaration.key === act) byWords.set(declaration.words, declaration);
  return [...byWords.values()].map(({ words: wording, isInPart, parts }) => ({
    what: 'unconstitutional',
    by: `Corte cost. n. ${doc.number}/${doc.year}`,
    date: heading.document_date,
    words: wording,
    in_part: isInPart || parts.length > 0,
    ruling: heading,
  }));
}

/** Parses JSON that the indexer stored; undefined if it is missing or truncated. */
export function parseStored<T>(stored: string | undefined): T | undefined {
  try {
    return stored === undefined ? undefined : (JSON.parse(stored) as T);
  } catch {
    return undefined;
  }
}
