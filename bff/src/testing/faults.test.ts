import pino from 'pino';
import { expect, it } from 'vitest';
import { collectErrors, takeErrors } from './faults.ts';

it('collects the causes and the statement of a logged error once, at any level of the log', () => {
  const log = pino({ level: 'fatal' });
  collectErrors(log);
  const refused = Object.assign(new Error("Unknown column 'colour'"), { sql: 'SELECT colour FROM t' });
  log.error({ err: new Error('could not be read', { cause: refused }) }, 'operation failed');
  log.error('without an error');
  expect(takeErrors()).toEqual([
    expect.stringMatching(
      /^operation failed: Error: could not be read[\s\S]*caused by Error: Unknown column 'colour'[\s\S]*statement: SELECT colour FROM t$/,
    ),
  ]);
  expect(takeErrors()).toEqual([]);
});
