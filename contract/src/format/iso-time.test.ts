import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readIsoTime } from './iso-time.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const digits = (value: number, length = 2) => String(value).padStart(length, '0');

const years = fc.integer({ min: 0, max: 9999 });
/** A date in its three forms, and its midnight in UTC. */
const days = fc
  .record({
    year: years,
    day: fc.integer({ min: 0, max: 365 }),
    form: fc.constantFrom('month', 'year', 'week'),
  })
  .map(({ year, day, form }) => {
    const at = new Date(0).setUTCFullYear(year, 0, 1 + day);
    const date = new Date(at);
    const shownYear = date.getUTCFullYear();
    if (form === 'month') return { text: date.toISOString().slice(0, 10), at };
    if (form === 'year') {
      const first = new Date(0).setUTCFullYear(shownYear, 0, 1);
      return { text: `${digits(shownYear, 4)}-${digits((at - first) / dayMs + 1, 3)}`, at };
    }
    // The Thursday of a week determines its year.
    const weekday = (date.getUTCDay() + 6) % 7;
    const thursday = new Date(at + (3 - weekday) * dayMs);
    const first = new Date(0).setUTCFullYear(thursday.getUTCFullYear(), 0, 1);
    const week = Math.floor((thursday.getTime() - first) / dayMs / 7) + 1;
    return { text: `${digits(thursday.getUTCFullYear(), 4)}-W${digits(week)}-${weekday + 1}`, at };
  })
  .filter(({ text }) => /^\d{4}-/.test(text));

const times = fc
  .record({
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
    second: fc.integer({ min: 0, max: 59 }),
    fraction: fc.integer({ min: 0, max: 999 }),
    sign: fc.constantFrom('.', ','),
    parts: fc.constantFrom(1, 2, 3, 4),
  })
  .map(({ hour, minute, second, fraction, sign, parts }) => ({
    text: [`${digits(hour)}`, `:${digits(minute)}`, `:${digits(second)}`, `${sign}${digits(fraction, 3)}`]
      .slice(0, parts)
      .join(''),
    ms: [hour * 60 * minuteMs, minute * minuteMs, second * 1000, fraction]
      .slice(0, parts)
      .reduce((sum, part) => sum + part, 0),
  }));

const offsets = fc.oneof(
  fc.constant({ text: '', ms: null }),
  fc.constant({ text: 'Z', ms: 0 }),
  fc
    .record({
      sign: fc.constantFrom(1, -1),
      hour: fc.integer({ min: 0, max: 23 }),
      minute: fc.option(fc.integer({ min: 0, max: 59 })),
    })
    .map(({ sign, hour, minute }) => ({
      text: `${sign < 0 ? '-' : '+'}${digits(hour)}${minute === null ? '' : `:${digits(minute)}`}`,
      ms: sign * (hour * 60 + (minute ?? 0)) * minuteMs + 0,
    })),
);

test('parses every day in each form', () => {
  fc.assert(
    fc.property(days, ({ text, at }) => {
      expect(readIsoTime(text)).toEqual({ shown: at, offsetMs: null, isDay: true });
    }),
  );
});

test('parses every date-time, with and without seconds, fraction and offset', () => {
  fc.assert(
    fc.property(days, times, offsets, (day, time, offset) => {
      expect(readIsoTime(`${day.text}T${time.text}${offset.text}`)).toEqual({
        shown: day.at + time.ms,
        offsetMs: offset.ms,
        isDay: false,
      });
    }),
  );
});

test('parses the output of toISOString to the same time', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-31'), noInvalidDate: true }),
      (date) => {
        expect(readIsoTime(date.toISOString())?.shown).toBe(date.getTime());
      },
    ),
  );
});

test('rejects every other text without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\dTZW:.,+-]{0,30}$/)), (text) => {
      const read = readIsoTime(text);
      if (read)
        expect(text).toMatch(
          /^\d{4}-(?:\d\d-\d\d|\d{3}|W\d\d-[1-7])(?:T\d\d[\d:.,]*(?:Z|[+-]\d\d(?::\d\d)?)?)?$/,
        );
    }),
  );
});

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-366',
  '2026-000',
  '2027-W53-1',
  '2026-W00-1',
  '2026-W10-8',
  '2026-01-15T',
  '2026-01-15T24:01',
  '2026-01-15T12:60',
  '2026-01-15T12:30:61',
  '2026-01-15T12:30:60',
  '2026-01-15T12:30Z+01:00',
  '2026-01-15T12:30+24:00',
  '2026-01-15T12:30+01:60',
  '2026-01-15T12:30+0100',
  '2026-01-15T1230',
  '2026-01-15 12:30',
  '2026-01-15T12:30TZ',
  '20260115',
  '2026-01',
  '2026',
  '',
])('rejects %j', (text) => {
  expect(readIsoTime(text)).toBeNull();
});

test.each([
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['2024-366', '2024-12-31T00:00:00.000Z'],
  ['2020-W53-7', '2021-01-03T00:00:00.000Z'],
  ['2026-01-15T12.5', '2026-01-15T12:30:00.000Z'],
  ['2026-01-15T12:30,5', '2026-01-15T12:30:30.000Z'],
  ['2026-01-15T24:00:00', '2026-01-16T00:00:00.000Z'],
  ['2016-12-31T23:59:60', '2017-01-01T00:00:00.000Z'],
  ['2026-01-15T12:30:15.123456789', '2026-01-15T12:30:15.123Z'],
])('%s shows %s', (text, shown) => {
  expect(new Date(readIsoTime(text)!.shown).toISOString()).toBe(shown);
});
