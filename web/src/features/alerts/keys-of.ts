import type { Alert } from './use-follow.ts';

/** By which all that a text cites is followed again. */
export const keysOf = ({ provisions, rulings }: NonNullable<Alert['citations']>): string[] => [
  ...provisions.map(({ key }) => key),
  ...rulings.map(({ ruling_id }) => ruling_id),
];
