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
/** As the act's own notes say it: `ruling` is a key. */
export type Noted = Omit<ProvisionFate, 'ruling'> & { ruling: string | null };

interface Given {
  key: string;
  /** Rulings that strike it. */
  striking: readonly EngineDoc[];
  /** What notes say, as stored, the latest text first. */
  noted: readonly string[];
}

/**
 * What became of an article, the latest first. A ruling speaks for itself where the collection has it; a note about it says the same once
 * more. `wanted`: rulings that only notes name.
 */
export function presentFates({ key, striking, noted }: Given): {
  wanted: string[];
  fates: (rulings: ReadonlyMap<string, RulingHeading>) => ProvisionFate[];
} {
  const declared = striking.flatMap((doc) => declaredBy(doc, key));
  const own = new Set(striking.map(({ year, number }) => `cost:${year}:${number}`));
  const seen = new Set<string>();
  const notes = noted
    .flatMap((stored) => parseStored<Noted[]>(stored) ?? [])
    .filter(({ ruling, what, words }) => {
      const isNew = !seen.has(`${what} ${words}`) && !(ruling !== null && own.has(ruling));
      seen.add(`${what} ${words}`);
      return isNew;
    });
  return {
    wanted: [...new Set(notes.flatMap(({ ruling }) => ruling ?? []))],
    fates: (rulings) =>
      [
        ...declared,
        ...notes.map((note) => ({
          ...note,
          ruling: note.ruling === null ? null : (rulings.get(note.ruling) ?? null),
        })),
      ].sort((a, b) => b.date.localeCompare(a.date)),
  };
}

/** One for each declaration of a ruling: it may strike several parts of an article, each in words of its own. */
function declaredBy(doc: EngineDoc, key: string): ProvisionFate[] {
  const heading = presentHeading(doc);
  const { act } = partsOfKey(key);
  const told = parseStored<Declaration[]>(doc.declarations) ?? [];
  const byWords = new Map<string, Declaration>();
  for (const one of told) if (one.key === key || one.key === act) byWords.set(one.words, one);
  return [...byWords.values()].map(({ words, isInPart, parts }) => ({
    what: 'unconstitutional',
    by: `Corte cost. n. ${doc.number}/${doc.year}`,
    date: heading.document_date,
    words,
    in_part: isInPart || parts.length > 0,
    ruling: heading,
  }));
}

/** What the indexer has stored as JSON; undefined where there is none, or it was cut short. */
export function parseStored<T>(stored: string | undefined): T | undefined {
  try {
    return stored === undefined ? undefined : (JSON.parse(stored) as T);
  } catch {
    return undefined;
  }
}
