import { dayMs } from './dates.ts';
import { type IsoTime, readIsoTime } from './iso-time.ts';

const zone = 'Europe/Rome';
const minuteMs = 60_000;

/** Range of a date column. */
const earliest = Date.parse('1000-01-01T00:00:00.000Z');
const latest = Date.parse('9999-12-31T23:59:59.999Z');
/**
 * Limits an instant to the storable range. A request from year 1 or until 9999 means everything.
 */
const storable = (instant: number): number => Math.min(Math.max(instant, earliest), latest);
export function isStorable(iso: string): boolean {
  const instant = Date.parse(iso);
  return instant >= earliest && instant <= latest;
}

/** "2026-03-29 03:00:00": what a clock in Rome shows, in the order that a machine reads. */
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: zone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Minutes that Rome is ahead of UTC at an instant, in milliseconds since 1970. */
function offsetAt(instant: number): number {
  // One day within the storable range, because Rome's clock must show a four-digit year too.
  const asked = Math.min(storable(instant), latest - dayMs);
  const shown = Date.parse(`${wallClock.format(asked).replace(' ', 'T')}Z`);
  return Math.round((shown - asked) / minuteMs);
}

/** Returns the instant at which Rome's clock shows the clock time of `asUtc`. */
function shownInRome(asUtc: number): number {
  const nearby = asUtc - offsetAt(asUtc) * minuteMs;
  return asUtc - offsetAt(nearby) * minuteMs;
}

function at({ shown, offsetMs }: IsoTime): number {
  return offsetMs === null ? shownInRome(shown) : shown - offsetMs;
}

function read(text: string): IsoTime {
  const time = readIsoTime(text);
  if (!time) throw new RangeError('This is no date of ISO 8601');
  return time;
}

/**
 * Parses an ISO date or date-time. Without an offset it is Rome time, and a date is its midnight.
 * An hour that summer time skips is moved one hour later.
 */
export const instantOf = (text: string): Date => new Date(storable(at(read(text))));

/** The first instant after a bound that is inclusive: a date counts as a whole day, a date-time with its millisecond. */
export function endOf(text: string): Date {
  const time = read(text);
  return new Date(storable(time.isDay ? shownInRome(time.shown + dayMs) : at(time) + 1));
}
