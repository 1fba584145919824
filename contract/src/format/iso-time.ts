import { dayMs } from './dates.ts';

/** Parts of a date or date-time in ISO 8601's extended format. */
export interface IsoTime {
  /** Milliseconds since 1970 of the written clock time, read as UTC. */
  shown: number;
  /** Offset from UTC in milliseconds, or null if none is written. */
  offsetMs: number | null;
  isDay: boolean;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The day of a month, of a year, or of a week of a year. */
const dayForm = /^(\d{4})-(?:(\d{2})-(\d{2})|(\d{3})|W(\d{2})-([1-7]))$/;
/** Hours alone will do; the last of the numbers may have a fraction. */
const timeForm = /^(\d{2})(?::(\d{2})(?::(\d{2}))?)?(?:[.,](\d{1,12}))?$/;
const offsetForm = /^([+-])(\d{2})(?::(\d{2}))?$/;

/** Supports years before 100, which Date.UTC moves to the last century. */
function midnight(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, day);
}

function readDay(text: string): number | null {
  const match = dayForm.exec(text);
  if (!match) return null;
  const [year, month, day, ofYear, week, ofWeek] = match
    .slice(1)
    .map((part) => Number(part ?? Number.NaN)) as [number, ...number[]];
  const first = midnight(year, 1, 1);
  const next = midnight(year + 1, 1, 1);
  if (match[5] !== undefined) {
    // The first week is that of January the fourth, and begins on a Monday.
    const fourth = midnight(year, 1, 4);
    const monday = (at: number) => at - ((new Date(at).getUTCDay() + 6) % 7) * dayMs;
    const at = monday(fourth) + ((week! - 1) * 7 + ofWeek! - 1) * dayMs;
    return week! >= 1 && at < monday(midnight(year + 1, 1, 4)) ? at : null;
  }
  if (match[4] !== undefined) {
    const at = first + (ofYear! - 1) * dayMs;
    return at >= first && at < next ? at : null;
  }
  const at = midnight(year, month!, day!);
  const real = new Date(at);
  return real.getUTCMonth() === month! - 1 && real.getUTCDate() === day ? at : null;
}

/** Returns milliseconds since midnight. A day may end with 24:00, a minute with a leap second. */
function readTime(text: string): number | null {
  const match = timeForm.exec(text);
  if (!match) return null;
  const [hours, minutes, seconds] = [match[1], match[2], match[3]].map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
  ];
  const fraction = match[4] ?? '0';
  const unit = match[3] !== undefined ? 1000 : match[2] !== undefined ? minuteMs : hourMs;
  const at =
    hours * hourMs +
    minutes * minuteMs +
    seconds * 1000 +
    Math.floor((unit * Number(fraction)) / 10 ** fraction.length);
  const isWhole =
    minutes < 60 && (seconds < 60 || (seconds === 60 && minutes === 59 && match[4] === undefined));
  return isWhole && (hours < 24 ? true : at === dayMs) ? at : null;
}

function readOffset(text: string): number | null {
  if (text === 'Z') return 0;
  const match = offsetForm.exec(text);
  if (!match) return null;
  const [hours, minutes] = [Number(match[2]), Number(match[3] ?? 0)];
  if (hours > 23 || minutes > 59) return null;
  const offset = hours * hourMs + minutes * minuteMs;
  // Not times −1, which would make `-00` a negative zero.
  return match[1] === '-' ? 0 - offset : offset;
}

/** Null for anything that is not such a date or date-time. */
export function readIsoTime(text: string): IsoTime | null {
  const [date = '', clock, ...more] = text.split('T');
  const day = readDay(date);
  if (day === null || more.length > 0) return null;
  if (clock === undefined) return { shown: day, offsetMs: null, isDay: true };
  const place = clock.search(/[Z+-]/);
  const time = readTime(place < 0 ? clock : clock.slice(0, place));
  if (time === null) return null;
  if (place < 0) return { shown: day + time, offsetMs: null, isDay: false };
  const offsetMs = readOffset(clock.slice(place));
  return offsetMs === null ? null : { shown: day + time, offsetMs, isDay: false };
}
