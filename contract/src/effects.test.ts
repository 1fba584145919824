import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Effect, effectFor, proofSeconds } from './effects.ts';
import type { Operation } from './operation.ts';
import { operationsByName } from './operations.ts';

const declared = Object.entries<Operation>(operationsByName);
const namesOf = (isFound: (operation: Operation) => boolean) =>
  declared.filter(([, operation]) => isFound(operation)).map(([name]) => name);

const allowed: Record<'public' | 'admin' | 'query', Effect[]> = {
  public: ['public', 'enters', 'closes'],
  admin: ['reads_others', 'administers'],
  query: ['public', 'enters', 'reads_own', 'reads_collection', 'reads_others', 'takes_out'],
};

test.each(['public', 'admin', 'query'] as const)('%s operations have an effect that fits them', (kind) => {
  const others = namesOf(
    (operation) =>
      (operation.access === kind || operation.kind === kind) && !allowed[kind].includes(operation.effect),
  );
  expect(others).toEqual([]);
});

test('no operation that a program can call requires a proof', () => {
  expect(namesOf(({ scope, effect }) => scope !== undefined && proofSeconds[effect] !== null)).toEqual([]);
});

test('the field that makes a proof unnecessary is a field of the input', () => {
  const free = declared.filter(([, { freeWhere }]) => freeWhere !== undefined);
  expect(free.map(([name]) => name)).toEqual(['connections.allowSpending', 'connections.decide']);
  for (const [name, { freeWhere, input }] of free) {
    expect(input, name).toBeInstanceOf(z.ZodObject);
    expect((input as z.ZodObject).shape, name).toHaveProperty(freeWhere!.field);
  }
});

test('an administrator who spends does so for another account', () => {
  expect(effectFor({ effect: 'spends' }, 'admin')).toBe('administers');
  expect(effectFor({ effect: 'spends' }, 'user')).toBe('spends');
  expect(effectFor({ effect: 'enters', byAdmins: 'administers' }, 'admin')).toBe('administers');
});
