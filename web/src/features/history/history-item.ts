import type { Outputs } from '../../lib/trpc.ts';

export type HistoryItem = Outputs['questions']['list'][number];

/** What the search screen takes to ask a question again. */
export const askAgain = ({ query, query_type }: HistoryItem) => ({
  queryToReSearch: query,
  selectedType: query_type === 'type_verdict' ? 'sentenza' : 'massima',
});
