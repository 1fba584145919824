import type { Operation } from '@massima/contract/operation';
import { operationsByName } from '@massima/contract/operations';

const namesOf = (rule: 'unbatched' | 'failsInline'): string[] =>
  Object.entries<Operation>(operationsByName).flatMap(([name, operation]) => (operation[rule] ? [name] : []));

/**
 * Names of operations with special rules. `build/operation-rules.ts` replaces this code by the
 * names, so that the bundle contains neither schemas nor zod.
 */
export const unbatched = namesOf('unbatched');
export const failsInline = namesOf('failsInline');
