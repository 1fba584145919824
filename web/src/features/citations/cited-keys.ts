import type { CheckedReference } from '@massima/contract/citations';

/** What a text cites and can be followed, each once: articles that may exist, and rulings as the collection has them. */
export const citedKeys = (references: readonly CheckedReference[]): string[] => [
  ...new Set(
    references.flatMap(({ kind, state, key, ruling }) => {
      if (kind === 'provision') return state === 'understood' && key !== null ? [key] : [];
      return ruling && (state === 'found' || state === 'differs') ? [ruling.ruling_id] : [];
    }),
  ),
];
