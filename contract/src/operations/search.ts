import { aroundInput, aroundOutput } from '../around.ts';
import type { OperationTable } from '../operation.ts';
import { searchInput, searchOutput } from '../search.ts';
import { suggestInput, suggestOutput } from '../suggestions.ts';

export const search = {
  // A mutation because it is charged: no cache may repeat it.
  run: {
    kind: 'mutation',
    rest: 'POST /search',
    access: 'member',
    effect: 'reads_collection',
    scope: 'read',
    sends: 'collection',
    summary: 'Ask a question: principles or verdicts, a page at a time',
    input: searchInput,
    output: searchOutput,
    restDefaults: { full_text: true },
    unbatched: true,
  },
  suggest: {
    kind: 'query',
    rest: 'GET /search/suggestions',
    access: 'member',
    effect: 'reads_collection',
    scope: 'read',
    sends: 'collection',
    summary: 'What completes the text typed so far: acts and articles, rulings, subjects, own questions',
    input: suggestInput,
    output: suggestOutput,
    unbatched: true,
  },
  around: {
    kind: 'query',
    rest: 'GET /search/around',
    access: 'member',
    effect: 'reads_collection',
    scope: 'read',
    sends: 'collection',
    summary: 'How much the other tab has for a question just asked, and what to ask where nothing was found',
    input: aroundInput,
    output: aroundOutput,
    unbatched: true,
  },
} as const satisfies OperationTable;
