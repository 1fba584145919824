import type { CheckedReference } from '@massima/contract/citations';
import type { RulingHeading } from '@massima/contract/ruling-heading';
import type { RulingReference } from '@massima/law/types';

/** Where the ruling in the collection differs from what the text says of it. What the text does not say cannot differ. */
export function differences(
  { date, section }: RulingReference,
  ruling: Pick<RulingHeading, 'document_date' | 'document_sezione'>,
): CheckedReference['differs'] {
  const own = ruling.document_sezione.trim().toUpperCase();
  return [
    ...(date !== undefined && date !== ruling.document_date ? (['date'] as const) : []),
    // the index may have "3" or "III quater": what is not a plain code is not compared
    ...(section !== undefined && /^(?:\d{1,2}|[A-Z])$/.test(own) && section !== own
      ? (['section'] as const)
      : []),
  ];
}

/** Under which keys the same number and year may belong to another court: the other branch of the Cassazione. */
export function otherCourtKeys({ key }: RulingReference): string[] {
  const [, branch, rest] = /^cass:(civ|pen):(.+)$/.exec(key) ?? [];
  if (branch) return [`cass:${branch === 'civ' ? 'pen' : 'civ'}:${rest}`];
  return [];
}
