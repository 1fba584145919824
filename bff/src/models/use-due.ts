const touchAfterMs = 5 * 60_000;

/**
 * Whether a use must be written. A use soon after the last is skipped, to avoid a statement per
 * request.
 */
export const isUseDue = (lastUse: Date | null, now: Date): boolean =>
  lastUse === null || now.getTime() - lastUse.getTime() > touchAfterMs;
