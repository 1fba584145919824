import type { Operation, Scope, Tool } from '@massima/contract/operation';
import { operationNames, operationsByName, type OperationName } from '@massima/contract/operations';
import { toSchema, type JsonSchema } from '../json-schema.ts';

interface OfferedTool extends Tool {
  operation: OperationName;
  scope: Scope;
}

const offered: readonly OfferedTool[] = operationNames.flatMap((operation) => {
  const { tool, scope }: Operation = operationsByName[operation];
  return tool && scope ? [{ ...tool, operation, scope }] : [];
});

export const toolsByName: ReadonlyMap<string, OfferedTool> = new Map(
  offered.map((tool) => [tool.name, tool]),
);

/** Every schema of a tool is an object's, and says so without naming its dialect. */
function schemaOf(of: Operation['input'], io: 'input' | 'output'): JsonSchema {
  if (!of) return { type: 'object', properties: {}, additionalProperties: false };
  const { $schema: _, ...schema } = toSchema(of, io);
  return schema;
}

function describe({ name, title, description, operation, scope, isIdempotent, mayCost }: OfferedTool) {
  const onlyReads = scope === 'read' && mayCost !== true;
  const { input, output }: Operation = operationsByName[operation];
  return {
    name,
    title,
    description,
    inputSchema: schemaOf(input, 'input'),
    outputSchema: schemaOf(output, 'output'),
    annotations: {
      title,
      readOnlyHint: onlyReads,
      destructiveHint: false,
      idempotentHint: onlyReads || isIdempotent === true,
      openWorldHint: false,
    },
  };
}

const listed = (tools: readonly OfferedTool[]) => JSON.stringify({ tools: tools.map(describe) });

/** The answers to `tools/list`, written once: what a key that only looks things up is offered, and what one that saves, too. */
export const toolLists: Readonly<Record<Scope, string>> = {
  read: listed(offered.filter(({ scope }) => scope === 'read')),
  write: listed(offered),
};
