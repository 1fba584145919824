/** How long a removal can be undone: of a folder, of what is in it, of an alert. */
export const undoMs = 24 * 3_600_000;

/** What was removed before this is gone for good. */
export const undoUntil = (now: Date): Date => new Date(now.getTime() - undoMs);
