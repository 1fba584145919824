import { expect, test } from 'vitest';
import { FailureInjector, seededRandom } from './faults.ts';
import { signature } from './deliver.ts';
import { matchesType } from './deliveries.ts';

test('applies a rule to matching requests, up to its number of times', () => {
  const injector = new FailureInjector();
  injector.set([{ match: { method: 'POST', path: '/v1/sub*' }, fault: '500', times: 2 }]);
  const failureKinds = [
    '/v1/subscriptions',
    '/v1/customers',
    '/v1/subscriptions/sub_1',
    '/v1/subscriptions',
  ].map((path) => injector.forRequest('POST', path)?.fault);
  expect(failureKinds).toEqual(['500', undefined, '500', undefined]);
  expect(injector.forRequest('GET', '/v1/subscriptions')).toBeUndefined();
});

test('repeats random failures with the same seed', () => {
  const run = () => {
    const injector = new FailureInjector();
    injector.set([{ match: {}, fault: 'reset_after', probability: 0.3, seed: 42 }]);
    return Array.from({ length: 200 }, () => injector.forRequest('POST', '/v1/x') !== undefined);
  };
  expect(run()).toEqual(run());
  const share = run().filter(Boolean).length / 200;
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.4);
  const draw = seededRandom(1);
  expect(Array.from({ length: 1000 }, draw).every((value) => value >= 0 && value < 1)).toBe(true);
});

test('keeps rules for events and rules for requests separate', () => {
  const injector = new FailureInjector();
  injector.set([{ match: { type: 'invoice.*' }, fault: 'lose' }]);
  expect(injector.forRequest('POST', '/v1/invoices')).toBeUndefined();
  expect([injector.forEvent('invoice.paid')?.fault, injector.forEvent('customer.created')]).toEqual([
    'lose',
    undefined,
  ]);
});

test('matches event types by name, by prefix and by wildcard', () => {
  expect([
    matchesType('invoice.paid', ['invoice.*']),
    matchesType('invoiceitem.created', ['invoice.*']),
    matchesType('a.b', ['*']),
  ]).toEqual([true, false, true]);
});

test('signs the timestamp and the body', () => {
  expect(signature('whsec_a', 1, '{}')).toMatch(/^t=1,v1=[0-9a-f]{64}$/);
  expect(signature('whsec_a', 1, '{}')).not.toBe(signature('whsec_a', 2, '{}'));
});
