import { assistantFields } from '@massima/contract/assistant-fields';
import { isRecord } from '@massima/contract/record';
import type { JsonSchema } from '../json-schema.ts';

/** A tool's output schema with what each of its fields says, where the schema does not say it itself. */
export function withDescriptions(tool: string, schema: JsonSchema): JsonSchema {
  return withoutUnused(describeIn(schema, tool) as JsonSchema);
}

/** Without definitions that nothing refers to any more. */
function withoutUnused({ $defs = {}, ...schema }: JsonSchema): JsonSchema {
  const used = Object.entries($defs).filter(([name], i, all) => {
    const others = all.filter((_, at) => at !== i).map(([, def]) => def);
    return JSON.stringify([schema, others]).includes(`"#/$defs/${name}"`);
  });
  const left = Object.fromEntries(used);
  if (used.length < Object.keys($defs).length) return withoutUnused({ ...schema, $defs: left });
  return used.length === 0 ? schema : { ...schema, $defs: left };
}

function describeIn(schema: unknown, path: string): unknown {
  if (Array.isArray(schema)) return schema.map((one) => describeIn(one, path));
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
      const known = assistantFields[here] ?? assistantFields[name];
      // The same in every tool: written out, it would be a third of what each conversation carries along.
      if (name === 'receipt') return [name, { type: 'object', description: known }];
      const described = describeIn(field, here);
      return [
        name,
        isRecord(described) && known !== undefined ? { description: known, ...described } : described,
      ];
    }),
  );
