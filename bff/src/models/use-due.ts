const touchAfterMs = 5 * 60_000;

/** Whether a use is to be written: not one soon after the last, which would be a statement for each request. */
export const isUseDue = (lastUse: Date | null, now: Date): boolean =>
  lastUse === null || now.getTime() - lastUse.getTime() > touchAfterMs;
