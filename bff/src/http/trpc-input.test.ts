import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { readCalls, type TrpcRequest } from './trpc-input.ts';

const request: TrpcRequest = { method: 'POST', names: 'search.run', query: {}, body: undefined };
const read = (given: Partial<TrpcRequest>) => readCalls({ ...request, ...given });

test('one call takes the body, or the JSON of the query string', () => {
  expect(read({ body: { query: 'danno' } })).toEqual({
    isBatch: false,
    calls: [{ name: 'search.run', input: { query: 'danno' } }],
  });
  const asked = { method: 'GET', names: 'session.me', query: { input: '{"id":7}' } };
  expect(read(asked).calls).toEqual([{ name: 'session.me', input: { id: 7 } }]);
  expect(read({ method: 'GET' }).calls[0]!.input).toBeUndefined();
});

test('a batch takes its inputs by their place', () => {
  const query = { batch: '1', input: '{"1":{"id":7}}' };
  expect(read({ method: 'GET', names: 'session.me%2Cprojects.byId', query })).toEqual({
    isBatch: true,
    calls: [
      { name: 'session.me', input: undefined },
      { name: 'projects.byId', input: { id: 7 } },
    ],
  });
  expect(read({ query: { batch: '1' }, names: 'a,b', body: { 0: 1 } }).calls).toEqual([
    { name: 'a', input: 1 },
    { name: 'b', input: undefined },
  ]);
});

test.each<[string, Partial<TrpcRequest>, string]>([
  ['names that cannot be decoded', { names: '%E0%A4%A' }, 'file_not_found'],
  ['an input that is no JSON', { method: 'GET', query: { input: '{' } }, 'validation_failed'],
  ['two inputs', { method: 'GET', query: { input: ['1', '2'] } }, 'validation_failed'],
  ['a batch of no object', { query: { batch: '1' }, body: 'text' }, 'validation_failed'],
  ['a batch of null', { method: 'GET', query: { batch: '1', input: 'null' } }, 'validation_failed'],
  ['a batch too long', { query: { batch: '1' }, names: Array(51).fill('a').join(',') }, 'validation_failed'],
])('%s is refused', (_what, given, key) => {
  expect(() => read(given)).toThrow(expect.objectContaining({ key }));
});

describe('whatever is sent', () => {
  const strange = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('1', '__proto__', ',', '%', '%00', '{}'),
  );
  const key = fc.constantFrom('batch', 'input', '0', '1', '__proto__', 'constructor');
  const requests = fc.record({
    method: fc.constantFrom('GET', 'POST', 'PUT'),
    names: strange,
    query: fc.dictionary(key, fc.oneof(strange, fc.json(), fc.array(strange))),
    body: fc.oneof(fc.constant(undefined), fc.jsonValue(), fc.dictionary(key, fc.jsonValue())),
  });
  test('it is read as calls, or refused', () => {
    fc.assert(
      fc.property(requests, (given) => {
        try {
          const { isBatch, calls } = readCalls(given);
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
