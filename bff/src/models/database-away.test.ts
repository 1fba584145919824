import { expect, test } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

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
