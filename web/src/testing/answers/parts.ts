import type { OutcomeKey } from '@massima/contract/message-keys';

/** Done, and said with a key of the catalogue. */
export const done = (message: OutcomeKey) => () => ({ success: true, message });

export const pageOf = <T>(rows: readonly T[], { offset, limit }: { offset: number; limit: number }): T[] =>
  rows.slice(offset, offset + limit);
