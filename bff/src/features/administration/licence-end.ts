const dayMs = 86_400_000;

/** The end of a licence of so many whole days; none when no days were given. */
export const licenceEnd = (days: number | undefined, now: Date): Date | null =>
  days === undefined ? null : new Date(now.getTime() + days * dayMs);
