import type { CheckedQuotation, CheckedReference } from '@massima/contract/citations';

export type State = CheckedReference['state'] | CheckedQuotation['state'];

/** What the user must check comes first. */
export const states = [
  'impossible',
  'altered',
  'differs',
  'elsewhere',
  'absent',
  'unread',
  'missing',
  'found',
  'verbatim',
  'uncheckable',
  'understood',
] as const satisfies readonly State[];
