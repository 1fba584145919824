import type { Outputs } from '../../lib/trpc.ts';

export type HistoryItem = Outputs['questions']['list'][number];

/** Returns the route state that repeats a query. */
export const repeatQueryState = ({ query, query_type }: HistoryItem) => ({
  queryToReSearch: query,
  selectedType: query_type === 'type_verdict' ? 'sentenza' : 'massima',
});
