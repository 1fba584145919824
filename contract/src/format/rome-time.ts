import { dayMs } from './dates.ts';
import { type IsoTime, readIsoTime } from './iso-time.ts';

const zone = 'Europe/Rome';
const minuteMs = 60_000;

/** What a date column contains. */
const earliest = Date.parse('1000-01-01T00:00:00.000Z');
const latest = Date.parse('9999-12-31T23:59:59.999Z');
/** Who asks from the year 1 or until the year 9999 means all there is. */
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
  // A day inside of what is storable: the clock in Rome shows a year of four digits, too.
  const asked = Math.min(storable(instant), latest - dayMs);
  const shown = Date.parse(`${wallClock.format(asked).replace(' ', 'T')}Z`);
  return Math.round((shown - asked) / minuteMs);
}

/** The instant at which a clock in Rome shows what one in Greenwich shows at `asUtc`. */
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
 * The instant that an ISO date or date-time names. Without an offset it is read as the time in Rome, where the accounts
 * are; a date is its midnight. An hour that the change to summer time skips is the one after it.
 */
export const instantOf = (text: string): Date => new Date(storable(at(read(text))));

/** The first instant after a bound that is inclusive: a date counts as a whole day, a date-time with its millisecond. */
export function endOf(text: string): Date {
  const time = read(text);
  return new Date(storable(time.isDay ? shownInRome(time.shown + dayMs) : at(time) + 1));
}
