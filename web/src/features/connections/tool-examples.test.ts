import { isOperationName, operationsByName } from '@massima/contract/operations';
import type { Operation } from '@massima/contract/operation';
import { expect, it } from 'vitest';
import { offeredTools } from './offered-tools.ts';
import { toolExamples } from './tool-examples.ts';

it('each tool for assistants has a valid example, and there are no others', () => {
  expect(offeredTools.map(({ name }) => name)).toEqual(Object.keys(toolExamples));
  const inputs = new Map(
    Object.keys(operationsByName)
      .filter(isOperationName)
      .map((name): [string | undefined, Operation['input']] => {
        const { tool, input }: Operation = operationsByName[name];
        return [tool?.name, input];
      }),
  );
  for (const [name, example] of Object.entries(toolExamples))
    expect(inputs.get(name)?.safeParse(example).success ?? true, name).toBe(true);
});

it('contains the description and input of each declaration', () => {
  const search = offeredTools.find(({ name }) => name === 'search_rulings')!;
  expect(search).toMatchObject({ mayCost: true, writes: false });
  expect(search.inputs.find(({ name }) => name === 'question')).toEqual({
    name: 'question',
    isRequired: true,
    description: expect.stringContaining('In Italian') as string,
  });
  expect(offeredTools.filter(({ writes }) => writes).map(({ name }) => name)).toEqual([
    'save_to_folder',
    'follow',
  ]);
});
