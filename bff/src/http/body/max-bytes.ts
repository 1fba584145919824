import { operationsByName, type OperationName } from '@massima/contract/operations';
import type { Operation } from '@massima/contract/operation';
import { toSchema, type JsonSchema } from '../json-schema.ts';

/** Maximum size of any body, in bytes, as the contract defines. */
export const bodyMax = 1_048_576;
/** Allowance for ignored fields, white space and longer encodings, in bytes. */
const spare = 64 * 1024;
/** Maximum number of bytes per character of a string: an escape sequence. */
const bytesPerSign = 6;
const bytesPerValue = 32;

/**
 * Returns roughly the size in bytes of the largest input that fits a schema; `bodyMax` if the
 * schema sets no bound.
 */
function largest(schema: JsonSchema, defs: Record<string, JsonSchema>): number {
  const { $ref, type, properties, items, maxItems, maxLength } = schema;
  if (typeof $ref === 'string') return largest(defs[$ref.split('/').at(-1) ?? ''] ?? {}, defs);
  const options = [schema.anyOf, schema['oneOf'], schema['allOf']].flatMap((list) =>
    Array.isArray(list) ? (list as JsonSchema[]) : [],
  );
  if (options.length > 0)
    return Math.min(
      bodyMax,
      options.reduce((sum, option) => sum + largest(option, defs), 0),
    );
  if (schema['enum'] !== undefined || schema['const'] !== undefined) return 200;
  if (schema['format'] === 'date-time' || schema['format'] === 'date') return 100;
  if (type === 'string') return typeof maxLength === 'number' ? maxLength * bytesPerSign : bodyMax;
  if (type === 'array')
    return typeof maxItems === 'number'
      ? Math.min(bodyMax, maxItems * (largest(items ?? {}, defs) + 1))
      : bodyMax;
  if (type === 'object' && properties !== undefined && isClosed(schema))
    return Object.entries(properties).reduce(
      (sum, [name, field]) => Math.min(bodyMax, sum + name.length + 4 + largest(field, defs)),
      bytesPerValue,
    );
  return [type ?? []].flat().every((item) => scalars.has(item)) && type !== undefined
    ? bytesPerValue
    : bodyMax;
}

const scalars = new Set(['integer', 'number', 'boolean', 'null']);

/** Whether an object has only the listed fields. A record accepts any field. */
const isClosed = ({ additionalProperties }: JsonSchema) =>
  additionalProperties === undefined || additionalProperties === false;

const cache = new Map<OperationName, number>();

/** Returns the maximum size of a body for this operation, in bytes. */
export function maxBytes(name: OperationName): number {
  const before = cache.get(name);
  if (before !== undefined) return before;
  const { input, inputMaxBytes }: Operation = operationsByName[name];
  const schema = input ? toSchema(input, 'input') : { type: 'object', properties: {} };
  const bytes = Math.min(bodyMax, spare + (inputMaxBytes ?? largest(schema, schema.$defs ?? {})));
  cache.set(name, bytes);
  return bytes;
}
