import type { Alert } from './use-follow.ts';

/** Returns the keys to follow the same citations again. */
export const keysOf = ({ provisions, rulings }: NonNullable<Alert['citations']>): string[] => [
  ...provisions.map(({ key }) => key),
  ...rulings.map(({ ruling_id }) => ruling_id),
];
