import type { SearchResult } from '@massima/contract/search';

export type Rating = SearchResult['feedback'];
export type Thumb = 'up' | 'down';

/** What a press on a thumb means. A negative rating needs a comment first, so it is asked for before anything is sent. */
export type RatingStep = { to: 'positive' } | { to: 'none' } | { ask: 'comment' };

/** The five transitions of the product, and negative → positive, which the thumb in sight promises. */
export function nextRating(now: Rating, thumb: Thumb): RatingStep {
  if (thumb === 'up') return now === 'positive' ? { to: 'none' } : { to: 'positive' };
  return now === 'negative' ? { to: 'none' } : { ask: 'comment' };
}

/** Sent with every thumbs up; kept in one language, for those who read the ratings. */
export const positiveComment = 'Risultato utile';
