import type { OutcomeKey } from '@massima/contract/message-keys';

/** Returns a success response with a message key of the catalogue. */
export const done = (message: OutcomeKey) => () => ({ success: true, message });

export const pageOf = <T>(rows: readonly T[], { offset, limit }: { offset: number; limit: number }): T[] =>
  rows.slice(offset, offset + limit);

/** Returns the page that follows a row. */
export const pageAfter = <T extends { position: number }>(
  rows: readonly T[],
  { after, ...page }: { after: number; offset: number; limit: number },
): T[] =>
  pageOf(
    // Rows behind its current position, or behind its saved position if it was removed.
    rows.some(({ position }) => position === after)
      ? rows.slice(rows.findIndex(({ position }) => position === after) + 1)
      : rows.filter(({ position }) => position > after),
    page,
  );
