/** How long the removal of a folder, its contents or an alert can be undone, in milliseconds. */
export const undoMs = 24 * 3_600_000;

/** Returns the latest time of removal that can't be undone any more. */
export const undoUntil = (now: Date): Date => new Date(now.getTime() - undoMs);
