import { elementsInput, updateFolderInput } from '@massima/contract/folders';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { toSchema } from './json-schema.ts';

test('publishes only the bounds that a field declares for an integer', () => {
  const schema = toSchema(z.object({ free: z.int(), bounded: z.int().min(1).max(9) }), 'output');
  expect(schema.properties).toEqual({
    free: { type: 'integer' },
    bounded: { type: 'integer', minimum: 1, maximum: 9 },
  });
});

test('publishes the description of a field', () => {
  expect(toSchema(elementsInput, 'input').properties?.['after']?.['description']).toContain(
    'none comes twice',
  );
  const { project } = toSchema(updateFolderInput, 'input').properties ?? {};
  expect(project?.properties?.['updatedAt']?.['description']).toContain('409');
});
