import { expect, test } from 'vitest';
import { Faults, seededRandom } from './faults.ts';
import { signature } from './deliver.ts';
import { matchesType } from './deliveries.ts';

test('applies a rule to matching requests, up to its number of times', () => {
  const faults = new Faults();
  faults.set([{ match: { method: 'POST', path: '/v1/sub*' }, fault: '500', times: 2 }]);
  const struck = ['/v1/subscriptions', '/v1/customers', '/v1/subscriptions/sub_1', '/v1/subscriptions'].map(
    (path) => faults.forRequest('POST', path)?.fault,
  );
  expect(struck).toEqual(['500', undefined, '500', undefined]);
  expect(faults.forRequest('GET', '/v1/subscriptions')).toBeUndefined();
});

test('repeats random failures with the same seed', () => {
  const run = () => {
    const faults = new Faults();
    faults.set([{ match: {}, fault: 'reset_after', probability: 0.3, seed: 42 }]);
    return Array.from({ length: 200 }, () => faults.forRequest('POST', '/v1/x') !== undefined);
  };
  expect(run()).toEqual(run());
  const share = run().filter(Boolean).length / 200;
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.4);
  const draw = seededRandom(1);
  expect(Array.from({ length: 1000 }, draw).every((value) => value >= 0 && value < 1)).toBe(true);
});

test('keeps rules for events and rules for requests separate', () => {
  const faults = new Faults();
  faults.set([{ match: { type: 'invoice.*' }, fault: 'lose' }]);
  expect(faults.forRequest('POST', '/v1/invoices')).toBeUndefined();
  expect([faults.forEvent('invoice.paid')?.fault, faults.forEvent('customer.created')]).toEqual([
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
