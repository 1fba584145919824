import { expect, test } from 'vitest';
import { isDatabaseUnavailable, isDatabaseShut } from './database-away.ts';

test('recognises an unavailable database by an error on a closed connection, however it is wrapped', () => {
  const closed = Object.assign(new Error("Can't add new command when connection is in closed state"), {
    fatal: true,
  });
  expect(isDatabaseUnavailable(closed)).toBe(true);
  expect(isDatabaseUnavailable(new Error('wrapped', { cause: closed }))).toBe(true);
});

test('treats a statement that the database rejects as our error', () => {
  expect(isDatabaseUnavailable(Object.assign(new Error('Deadlock'), { code: 'ER_LOCK_DEADLOCK' }))).toBe(
    false,
  );
});

test('treats a read-only database as unavailable and reports it to the operator', () => {
  const readOnly = Object.assign(new Error('--read-only'), { code: 'ER_OPTION_PREVENTS_STATEMENT' });
  expect([isDatabaseUnavailable(readOnly), isDatabaseShut(readOnly)]).toEqual([true, true]);
  const reset = Object.assign(new Error('gone'), { code: 'ECONNRESET' });
  expect([isDatabaseUnavailable(reset), isDatabaseShut(reset)]).toEqual([true, false]);
});
