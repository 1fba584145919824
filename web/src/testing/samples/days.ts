const dayMs = 86_400_000;

/** ISO 8601, `days` from now: what must still run, or be over, stays so whenever the stories are viewed. */
export const daysFromNow = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();
/** The same in the card provider's Unix seconds. */
export const secondsFromNow = (days: number): number => Math.floor(Date.now() / 1000) + days * 86_400;
