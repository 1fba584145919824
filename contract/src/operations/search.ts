import type { OperationTable } from '../operation.ts';
import { searchInput, searchOutput, suggestInput, suggestOutput } from '../search.ts';

export const search = {
  // A mutation, because it costs a query: no cache may repeat it.
  run: {
    kind: 'mutation',
    rest: 'POST /search',
    access: 'member',
    summary: 'Ask a question: principles or verdicts, a page at a time',
    input: searchInput,
    output: searchOutput,
    restDefaults: { full_text: true },
    travelsAlone: true,
  },
  suggest: {
    kind: 'query',
    rest: 'GET /search/suggestions',
    access: 'member',
    summary: 'What completes the text typed so far: acts and articles, rulings, subjects, own questions',
    input: suggestInput,
    output: suggestOutput,
    travelsAlone: true,
  },
} as const satisfies OperationTable;
