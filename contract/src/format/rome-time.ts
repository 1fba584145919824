const zone = 'Europe/Rome';
const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/;
const minuteMs = 60_000;

/** "2026-03-29 03:00:00": what a clock in Rome shows, in the order that a machine reads. */
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: zone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Minutes that Rome is ahead of UTC at an instant, in milliseconds since 1970. */
function offsetAt(instant: number): number {
  const shown = Date.parse(`${wallClock.format(instant).replace(' ', 'T')}Z`);
  return Math.round((shown - instant) / minuteMs);
}

/**
 * The instant that an ISO date or date-time names. Without an offset it is read as the time in Rome, where the accounts
 * are; a date is its midnight. An hour that the change to summer time skips is the one after it.
 */
export function instantOf(text: string): Date {
  if (hasOffset.test(text) && text.includes('T')) return new Date(text);
  const asUtc = Date.parse(text.includes('T') ? `${text}Z` : `${text}T00:00:00Z`);
  const nearby = asUtc - offsetAt(asUtc) * minuteMs;
  return new Date(asUtc - offsetAt(nearby) * minuteMs);
}

/** The first instant after a bound that is inclusive: a date counts as a whole day, a date-time with its millisecond. */
export function endOf(text: string): Date {
  if (text.includes('T')) return new Date(instantOf(text).getTime() + 1);
  const day = new Date(`${text}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return instantOf(day.toISOString().slice(0, 10));
}
