const dayMs = 86_400_000;

/** Returns the day `days` from now in ISO 8601, so that stories do not age. */
export const daysFromNow = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();
/** Returns the same in Unix seconds. */
export const secondsFromNow = (days: number): number => Math.floor(Date.now() / 1000) + days * 86_400;
