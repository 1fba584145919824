/** How long the deletion of a folder, or of what is in it, can be undone. */
const undoHours = 24;

/** What was deleted before this is gone for good. */
export const undoUntil = (now: Date): Date => new Date(now.getTime() - undoHours * 3_600_000);
