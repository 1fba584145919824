/** How long a removal can be undone: of a folder, of what is in it, of an alert. */
const undoHours = 24;

/** What was removed before this is gone for good. */
export const undoUntil = (now: Date): Date => new Date(now.getTime() - undoHours * 3_600_000);
