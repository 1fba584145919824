import type { SearchResult } from '@massima/contract/search';
import { useState } from 'react';
import { trpc } from '../../lib/trpc.ts';

type Rating = SearchResult['feedback'];

/** The rating of the result that is open; of each that was, it is known from then on. */
export function useRating(openId: string | undefined) {
  const ids = openId === undefined ? [] : [openId];
  const { data } = trpc.feedbacks.many.useQuery({ ids }, { enabled: openId !== undefined });
  /** What was rated here counts immediately: asking the server again could be answered before the rating has arrived. */
  const [rated, setRated] = useState<Record<string, Rating>>({});
  const found = data?.find((one) => one.idResult === openId);
  const saved = found ? (found.positive ? 'positive' : 'negative') : 'none';
  return {
    rating: (openId !== undefined && rated[openId]) || saved,
    keep: (id: string, rating: Rating) => setRated((before) => ({ ...before, [id]: rating })),
  } as const;
}
