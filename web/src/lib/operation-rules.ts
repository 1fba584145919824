import type { Operation } from '@massima/contract/operation';
import { operationsByName } from '@massima/contract/operations';

const namesOf = (rule: 'unbatched' | 'failsInline'): string[] =>
  Object.entries<Operation>(operationsByName).flatMap(([name, operation]) => (operation[rule] ? [name] : []));

/**
 * What the app's links must know of the operations, by name. `build/operation-rules.ts` puts the names in the place of
 * this code, so that the contract's schemas and zod stay out of the bundle.
 */
export const unbatched = namesOf('unbatched');
export const failsInline = namesOf('failsInline');
