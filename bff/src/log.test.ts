import { expect, test } from 'vitest';
import { AppError } from './errors.ts';
import { createLog, loggedError } from './log.ts';

const values = ["'lucia@studio.example'", "'licenziamento di Mario Rossi'", 'argon2id'];
const refused = () =>
  Object.assign(
    new Error(`INSERT INTO questions VALUES (${values.join(', ')}) - Duplicate entry ${values[0]}`),
    {
      code: 'ER_OPTION_PREVENTS_STATEMENT',
      errno: 1290,
      sql: `INSERT INTO questions VALUES (${values.join(', ')})`,
      sqlMessage: `Duplicate entry ${values[0]}`,
    },
  );

const written = (err: unknown): string => {
  let text = '';
  createLog('info', { write: (line) => void (text += line) }).error({ err }, 'request failed');
  return text;
};

test.each([
  ['as it is', refused()],
  ['wrapped', new Error(refused().message, { cause: refused() })],
  ['wrapped by the models', Object.assign(new Error(refused().message), { nativeError: refused() })],
])('logs only code and stack of a database error, without values (%s)', (_how, error) => {
  const line = written(error);
  for (const value of values) expect(line).not.toContain(value);
  expect(line).toContain('ER_OPTION_PREVENTS_STATEMENT');
  expect(line).toContain('1290');
  expect(line).toContain('log.test.ts');
});

test('logs message and causes of other errors, without their other fields', () => {
  const error = Object.assign(new AppError('unknown_error', undefined, { cause: new Error('inner') }), {
    request: { headers: 'secret' },
  });
  const line = written(error);
  expect(line).not.toContain('secret');
  expect(JSON.parse(line)).toMatchObject({ err: { message: error.message, cause: { message: 'inner' } } });
});

test('logs a value that is not an error as text', () => {
  expect(loggedError('gone')).toEqual({ type: 'string', message: 'gone' });
});
