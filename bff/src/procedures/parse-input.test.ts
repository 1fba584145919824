import { operationsByName } from '@massima/contract/operations';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { parseInput } from './parse-input.ts';

function refusalOf(schema: z.ZodType, raw: unknown) {
  try {
    return parseInput(schema, raw);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { key: error.key, issues: error.data.issues };
  }
}
const { login, create, elements, follow } = {
  follow: operationsByName['alerts.create'].input,
  login: operationsByName['session.login'].input,
  create: operationsByName['projects.create'].input,
  elements: operationsByName['projects.elements'].input,
};
const missing = (path: string) => ({ path, message: 'missing_parameters' });
const wrong = (path: string, message = 'validation_failed') => ({ path, message });

test.each<[string, z.ZodType, unknown, string, object[]]>([
  ['nothing at all', login, undefined, 'missing_parameters', ['hash', 'email', 'password'].map(missing)],
  ['one field absent', login, { hash: 'PC-1', email: 'a@b.it' }, 'missing_parameters', [missing('password')]],
  ['a field of another type', elements, { id: '7' }, 'validation_failed', [wrong('id')]],
  ['null', elements, { id: null }, 'validation_failed', [wrong('id')]],
  ['no object', elements, null, 'validation_failed', [wrong('')]],
  ['a blank name', create, { name: ' ', description: 'd' }, 'validation_failed', [wrong('name')]],
  [
    'a key of its own',
    login,
    { hash: 'PC-1', email: 'nobody', password: 'x' },
    'wrong_email_format',
    [wrong('email', 'wrong_email_format')],
  ],
  [
    'an address of another type',
    login,
    { hash: 'PC-1', email: 7, password: 'x' },
    'validation_failed',
    [wrong('email')],
  ],
  [
    'one absent, one wrong',
    login,
    { hash: 'x', email: 'a@b.it' },
    'validation_failed',
    [wrong('hash'), missing('password')],
  ],
  [
    'a field absent inside another',
    create,
    { name: 'n', description: 'd', projectelement: { idResult: 'r' } },
    'missing_parameters',
    [missing('projectelement.result')],
  ],
  ['none of several options', follow, {}, 'missing_parameters', [missing('question')]],
  [
    'the option that lacks least',
    follow,
    { name: ' ', citations: ['x'] },
    'validation_failed',
    [wrong('name')],
  ],
  [
    'a field inside an option',
    follow,
    { question: { query: 7 } },
    'validation_failed',
    [wrong('question.query')],
  ],
])('%s', (_what, schema, raw, key, issues) => {
  expect(refusalOf(schema, raw)).toEqual({ key, issues });
});

test('reports an absent literal, enumeration or union as missing', () => {
  const schema = z.object({
    one: z.literal('a'),
    two: z.enum(['b', 'c']),
    three: z.union([z.string(), z.record(z.string(), z.unknown())]),
    four: z.array(z.string()),
  });
  expect(refusalOf(schema, {})).toMatchObject({
    key: 'missing_parameters',
    issues: ['one', 'two', 'three', 'four'].map(missing),
  });
});

test('does not include the input in the error', () => {
  const secret = 'hunter2';
  const refused = refusalOf(login, { hash: secret, email: secret, password: [secret] });
  expect(JSON.stringify(refused)).not.toContain(secret);
});
