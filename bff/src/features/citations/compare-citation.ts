import type { CheckedReference } from '@massima/contract/citations';
import type { RulingHeading } from '@massima/contract/ruling-heading';
import type { RulingReference } from '@massima/law/types';

/**
 * Returns the fields in which the ruling in the collection differs from the citation. A field that
 * the citation lacks is not a difference.
 */
export function differences(
  { date, section }: RulingReference,
  ruling: Pick<RulingHeading, 'document_date' | 'document_sezione'>,
): CheckedReference['differs'] {
  const rulingSection = ruling.document_sezione.trim().toUpperCase();
  return [
    ...(date !== undefined && date !== ruling.document_date ? (['date'] as const) : []),
    // The index may contain "3" or "III quater". Only plain codes are compared.
    ...(section !== undefined && /^(?:\d{1,2}|[A-Z])$/.test(rulingSection) && section !== rulingSection
      ? (['section'] as const)
      : []),
  ];
}

/**
 * Returns the keys of the same number and year at another court: the other branch of the
 * Cassazione.
 */
export function otherCourtKeys({ key }: RulingReference): string[] {
  const [, branch, rest] = /^cass:(civ|pen):(.+)$/.exec(key) ?? [];
  if (branch) return [`cass:${branch === 'civ' ? 'pen' : 'civ'}:${rest}`];
  return [];
}
