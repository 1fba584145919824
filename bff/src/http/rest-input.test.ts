import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { parseInput } from '../procedures/parse-input.ts';
import { readInput } from './rest-input.ts';
import { restOperations } from './rest-operations.ts';

const operationNamed = (name: string) => restOperations.find((rest) => rest.name === name)!;
const request = { path: {}, query: {}, body: undefined };

test('converts a string to a number or a boolean only if the schema expects one', () => {
  const query = { limit: '7', offset: '2', is_verified: 'true', search: '7' };
  expect(readInput(operationNamed('accounts.list'), { ...request, query })).toEqual({
    limit: 7,
    offset: 2,
    is_verified: 'true',
    search: '7',
  });
  for (const unreadable of ['0x7', '1e3', ' 7', '7 ', '+7', 'Infinity', '9'.repeat(16)])
    expect(readInput(operationNamed('accounts.byId'), { ...request, path: { id: unreadable } })).toEqual({
      id: unreadable,
    });
});

test('treats an empty parameter as omitted', () => {
  const query = { user: '', filter: '', from: '', to: '2026-01-31', limit: '' };
  const read = readInput(operationNamed('questions.list'), { ...request, query });
  expect(read).toEqual({ to: '2026-01-31' });
});

test('prefers the path to the body and the body to the defaults, and reads the query only if declared', () => {
  const search = operationNamed('search.run');
  expect(readInput(search, request)).toEqual({ full_text: true });
  expect(readInput(search, { ...request, body: { full_text: false } })).toEqual({ full_text: false });
  const update = operationNamed('accounts.update');
  const input = { path: { id: '3' }, query: { id: '1', name: 'Query' }, body: { id: 2, name: 'Body' } };
  expect(readInput(update, input)).toEqual({ id: 3, name: 'Body' });
  const ratings = operationNamed('feedbacks.many');
  expect(readInput(ratings, { ...request, query: { user: '7', ids: 'a' }, body: { ids: ['b'] } })).toEqual({
    user: 7,
    ids: ['b'],
  });
});

test.each([null, [], 'text', 7])('rejects a body that is %j', (body) => {
  expect(() => readInput(operationNamed('projects.create'), { ...request, body })).toThrow(AppError);
});

describe('any input', () => {
  const strange = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('__proto__', 'constructor', 'toString', '', '\0', '\ud800', 'null', '-0', '1e999'),
  );
  const keys = fc.constantFrom(
    ...new Set(restOperations.flatMap(({ fields }) => Object.keys(fields))),
    '__proto__',
    'constructor',
    'hasOwnProperty',
  );
  const json = fc.oneof(fc.jsonValue({ maxDepth: 4 }), strange, fc.object({ key: keys, maxDepth: 3 }));
  const strings = fc.dictionary(keys, fc.oneof(strange, fc.array(strange, { maxLength: 3 })));
  const body = fc.option(
    fc.dictionary(keys, json).map((value) => JSON.parse(JSON.stringify(value)) as unknown),
    { nil: undefined },
  );
  const operation = fc.constantFrom(...restOperations);

  test('is read into plain fields or rejected over REST', () => {
    fc.assert(
      fc.property(operation, fc.dictionary(keys, strange), strings, body, (rest, path, query, sentBody) => {
        const input = readInput(rest, { path, query, body: sentBody });
        expect(Object.getPrototypeOf(input)).toBe(Object.prototype);
        refusesOrParses(rest, input);
      }),
      { numRuns: 2000 },
    );
  });

  test('is parsed or rejected over tRPC', () => {
    fc.assert(
      fc.property(operation, fc.oneof(json, body), (rest, raw) => refusesOrParses(rest, raw)),
      { numRuns: 2000 },
    );
  });

  /**
   * Asserts that the parsed input has no `__proto__`, or that the error lists keys for the invalid
   * fields.
   */
  function refusesOrParses({ operation: { input } }: (typeof restOperations)[number], raw: unknown) {
    if (!input) return;
    try {
      const parsed = parseInput(input, raw) as object;
      expect(Object.keys(parsed)).not.toContain('__proto__');
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      expect([
        'missing_parameters',
        'validation_failed',
        'wrong_email_format',
        'password_too_short',
      ]).toContain(error.key);
      expect(error.data.issues!.length).toBeGreaterThan(0);
    }
  }
});
