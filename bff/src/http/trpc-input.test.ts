import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { readCalls, readNames, type TrpcRequest } from './trpc-input.ts';

type RequestInput = Pick<TrpcRequest, 'method' | 'query' | 'body'> & { path: string };
const request: RequestInput = { method: 'POST', path: 'search.run', query: {}, body: undefined };
function read(input: Partial<RequestInput>) {
  const { path, ...rest } = { ...request, ...input };
  const named = readNames(path, rest.query);
  return { isBatch: named.isBatch, calls: readCalls({ ...rest, ...named }) };
}

test('reads one call from the body or the JSON of the query string', () => {
  expect(read({ body: { query: 'danno' } })).toEqual({
    isBatch: false,
    calls: [{ name: 'search.run', input: { query: 'danno' } }],
  });
  const baseRequest = { method: 'GET', path: 'session.me', query: { input: '{"id":7}' } };
  expect(read(baseRequest).calls).toEqual([{ name: 'session.me', input: { id: 7 } }]);
  expect(read({ method: 'GET' }).calls[0]!.input).toBeUndefined();
});

test('reads the inputs of a batch by position', () => {
  const query = { batch: '1', input: '{"1":{"id":7}}' };
  expect(read({ method: 'GET', path: 'session.me%2Cprojects.byId', query })).toEqual({
    isBatch: true,
    calls: [
      { name: 'session.me', input: undefined },
      { name: 'projects.byId', input: { id: 7 } },
    ],
  });
  expect(read({ query: { batch: '1' }, path: 'a,b', body: { 0: 1 } }).calls).toEqual([
    { name: 'a', input: 1 },
    { name: 'b', input: undefined },
  ]);
});

test.each<[string, Partial<RequestInput>, string]>([
  ['names that cannot be decoded', { path: '%E0%A4%A' }, 'file_not_found'],
  ['an input that is no JSON', { method: 'GET', query: { input: '{' } }, 'validation_failed'],
  ['two inputs', { method: 'GET', query: { input: ['1', '2'] } }, 'validation_failed'],
  ['a batch of no object', { query: { batch: '1' }, body: 'text' }, 'validation_failed'],
  ['a batch of null', { method: 'GET', query: { batch: '1', input: 'null' } }, 'validation_failed'],
  ['a batch too long', { query: { batch: '1' }, path: Array(51).fill('a').join(',') }, 'validation_failed'],
])('rejects %s', (_what, input, key) => {
  expect(() => read(input)).toThrow(expect.objectContaining({ key }));
});

describe('any input', () => {
  const strange = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('1', '__proto__', ',', '%', '%00', '{}'),
  );
  const key = fc.constantFrom('batch', 'input', '0', '1', '__proto__', 'constructor');
  const requests = fc.record({
    method: fc.constantFrom('GET', 'POST', 'PUT'),
    path: strange,
    query: fc.dictionary(key, fc.oneof(strange, fc.json(), fc.array(strange))),
    body: fc.oneof(fc.constant(undefined), fc.jsonValue(), fc.dictionary(key, fc.jsonValue())),
  });
  test('is read as calls or rejected', () => {
    fc.assert(
      fc.property(requests, (input) => {
        try {
          const { isBatch, calls } = read(input);
          expect(calls.length).toBeGreaterThan(0);
          expect(isBatch || calls.length === 1).toBe(true);
          for (const { input } of calls) expect(input).not.toBe(Object.prototype);
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          expect(['file_not_found', 'validation_failed']).toContain(error.key);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
