import type { CheckedQuotation, CheckedReference } from '@massima/contract/citations';

export type State = CheckedReference['state'] | CheckedQuotation['state'] | 'fated';

/** What the user must check comes first. `fated`: an article that was struck, repealed or interpreted, in whole or in part. */
export const states = [
  'impossible',
  'altered',
  'differs',
  'elsewhere',
  'absent',
  'fated',
  'unread',
  'missing',
  'found',
  'verbatim',
  'uncheckable',
  'understood',
] as const satisfies readonly State[];
