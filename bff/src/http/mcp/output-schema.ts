import { assistantFields } from '@massima/contract/assistant-fields';
import { isRecord } from '@massima/contract/record';
import type { JsonSchema } from '../json-schema.ts';

/** Returns a tool's output schema with a description for each field that lacks a description. */
export function withDescriptions(tool: string, schema: JsonSchema): JsonSchema {
  return withoutUnused(describeIn(schema, tool) as JsonSchema);
}

/** Removes definitions without references. */
function withoutUnused({ $defs = {}, ...schema }: JsonSchema): JsonSchema {
  const used = Object.entries($defs).filter(([name], i, all) => {
    const rest = all.filter((_, at) => at !== i).map(([, def]) => def);
    return JSON.stringify([schema, rest]).includes(`"#/$defs/${name}"`);
  });
  const left = Object.fromEntries(used);
  if (used.length < Object.keys($defs).length) return withoutUnused({ ...schema, $defs: left });
  return used.length === 0 ? schema : { ...schema, $defs: left };
}

function describeIn(schema: unknown, path: string): unknown {
  if (Array.isArray(schema)) return schema.map((item) => describeIn(item, path));
  if (!isRecord(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'properties' && isRecord(value) ? describeFields(value, path) : describeIn(value, path),
    ]),
  );
}

const describeFields = (fields: Record<string, unknown>, path: string) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const here = `${path}.${name}`;
      const description = assistantFields[here] ?? assistantFields[name];
      // The receipt is the same in every tool. In full, it would be a third of the schemas that
      // each conversation loads.
      if (name === 'receipt') return [name, { type: 'object', description: description }];
      const described = describeIn(field, here);
      return [
        name,
        isRecord(described) && description !== undefined
          ? { description: description, ...described }
          : described,
      ];
    }),
  );
