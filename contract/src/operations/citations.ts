import { checkInput, checkOutput } from '../citations.ts';
import type { OperationTable } from '../operation.ts';

export const citations = {
  // A mutation, because it is counted and its input is as long as a brief.
  check: {
    kind: 'mutation',
    rest: 'POST /citations',
    access: 'member',
    effect: 'reads_collection',
    scope: 'read',
    sends: 'collection',
    summary:
      'Check every reference of a text against the collection; costs no query, and nothing of the text is kept',
    input: checkInput,
    output: checkOutput,
    unbatched: true,
    failsInline: true,
  },
} as const satisfies OperationTable;
