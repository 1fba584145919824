import type { Operation } from '@massima/contract/operation';
import { operationsByName } from '@massima/contract/operations';
import { z } from 'zod';

interface ToolInput {
  name: string;
  isRequired: boolean;
  description: string;
}
interface OfferedTool {
  name: string;
  title: string;
  description: string;
  mayCost: boolean;
  /** It saves or follows: a key or connection needs the permission for it. */
  writes: boolean;
  inputs: readonly ToolInput[];
}

function inputsOf({ input }: Operation): ToolInput[] {
  if (!input) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    isRequired: required.includes(name),
    description: typeof schema === 'object' ? (schema.description ?? '') : '',
  }));
}

/**
 * The tools of the assistants' API with what their declarations say, in the order in which the server lists them.
 * `build/operation-rules.ts` puts the values in the place of this code, as it does with the rules.
 */
export const offeredTools: readonly OfferedTool[] = Object.values<Operation>(operationsByName).flatMap(
  (operation) => {
    const { tool, scope } = operation;
    if (!tool || !scope) return [];
    const { name, title, description, mayCost = false } = tool;
    return { name, title, description, mayCost, writes: scope === 'write', inputs: inputsOf(operation) };
  },
);
