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
  /** True if the tool saves or follows, which requires the write permission. */
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
 * Tools of the assistants' API as declared, in the server's order. `build/operation-rules.ts`
 * replaces this code by its result at build time.
 */
export const offeredTools: readonly OfferedTool[] = Object.values<Operation>(operationsByName).flatMap(
  (operation) => {
    const { tool, scope } = operation;
    if (!tool || !scope) return [];
    const { name, title, description, mayCost = false } = tool;
    return { name, title, description, mayCost, writes: scope === 'write', inputs: inputsOf(operation) };
  },
);
