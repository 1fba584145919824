import type { JsonSchema } from '../json-schema.ts';

const list = (values: readonly unknown[]) => values.map(String).join(', ');

/** Returns the schema of a field by its path, "areas.0"; undefined if it does not exist. */
function fieldOf(schema: JsonSchema, path: string): JsonSchema | undefined {
  let at: JsonSchema | undefined = schema;
  for (const name of path.split('.')) at = /^\d+$/.test(name) ? at?.items : at?.properties?.[name];
  return at;
}

/** Describes the values that a field accepts: "a whole number from 1 to 6". */
function taken({
  type,
  enum: values,
  minimum,
  maximum,
  maxLength,
  maxItems,
  items,
  format,
}: JsonSchema): string {
  if (Array.isArray(values)) return `one of ${list(values)}`;
  if (format === 'date') return 'a day as YYYY-MM-DD';
  switch (type) {
    case 'integer':
      return `a whole number from ${String(minimum)} to ${String(maximum)}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return `a list of at most ${String(maxItems)}, each ${taken(items ?? {})}`;
    case 'string':
      return typeof maxLength === 'number' ? `a text of at most ${maxLength} characters` : 'a text';
    default:
      return 'as the schema of the tool says';
  }
}

/** Describes the constraint of an invalid field: `page must be a whole number from 1 to 6.` */
export function boundOf(schema: JsonSchema, path: string, isMissing: boolean): string {
  const field = fieldOf(schema, path);
  if (!field) return `${path || 'The arguments'}: see the schema of the tool.`;
  return `${path} ${isMissing ? 'is missing: it must be' : 'must be'} ${taken(field)}.`;
}
