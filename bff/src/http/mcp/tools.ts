import type { Operation, Scope, Tool } from '@massima/contract/operation';
import { operationNames, operationsByName, type OperationName } from '@massima/contract/operations';
import type { DescribedError } from '../describe-error.ts';
import { toSchema, type JsonSchema } from '../json-schema.ts';
import { boundOf } from './bounds.ts';
import { withDescriptions } from './output-schema.ts';

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

/**
 * Returns the JSON schema of a tool's input or output, which is always an object, without the
 * `$schema` dialect.
 */
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
    outputSchema: withDescriptions(name, schemaOf(output, 'output')),
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

/** Cached responses to `tools/list`, for a read-only key and for a key that may also save. */
export const toolLists: Readonly<Record<Scope, string>> = {
  read: listed(offered.filter(({ scope }) => scope === 'read')),
  write: listed(offered),
};

export const toolNames: Readonly<Record<Scope, string>> = {
  read: offered
    .filter(({ scope }) => scope === 'read')
    .map(({ name }) => name)
    .join(', '),
  write: offered.map(({ name }) => name).join(', '),
};

/** Describes the constraints of the invalid fields of a tool's input, at most ten. */
export function boundsOf(
  { operation }: OfferedTool,
  issues: NonNullable<DescribedError['body']['issues']>,
): string[] {
  const { input }: Operation = operationsByName[operation];
  const schema = schemaOf(input, 'input');
  return issues
    .slice(0, 10)
    .map(({ path, message }) =>
      boundOf(schema, path.replace(/^filters\./, ''), message === 'missing_parameters'),
    );
}
