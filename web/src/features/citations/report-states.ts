import type { CheckedQuotation, CheckedReference } from '@massima/contract/citations';

export type State = CheckedReference['state'] | CheckedQuotation['state'] | 'fated';

/**
 * States in order of severity. `fated` is an article that was annulled, repealed or interpreted,
 * fully or in part.
 */
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
