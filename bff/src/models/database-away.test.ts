import { expect, test } from 'vitest';
import { isDatabaseAway, isDatabaseShut } from './database-away.ts';

test('a statement on a connection that was closed meanwhile says that the database is away, however it is wrapped', () => {
  const closed = Object.assign(new Error("Can't add new command when connection is in closed state"), {
    fatal: true,
  });
  expect(isDatabaseAway(closed)).toBe(true);
  expect(isDatabaseAway(new Error('wrapped', { cause: closed }))).toBe(true);
});

test('a statement that the database refuses is a fault of ours', () => {
  expect(isDatabaseAway(Object.assign(new Error('Deadlock'), { code: 'ER_LOCK_DEADLOCK' }))).toBe(false);
});

test('a database that takes no writes is away, and the operator hears of it', () => {
  const readOnly = Object.assign(new Error('--read-only'), { code: 'ER_OPTION_PREVENTS_STATEMENT' });
  expect([isDatabaseAway(readOnly), isDatabaseShut(readOnly)]).toEqual([true, true]);
  const gone = Object.assign(new Error('gone'), { code: 'ECONNRESET' });
  expect([isDatabaseAway(gone), isDatabaseShut(gone)]).toEqual([true, false]);
});
