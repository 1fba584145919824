import { fieldsOf, isRecord } from '@massima/contract/record';
import { AppError } from '../errors.ts';
import type { JsonSchema } from './json-schema.ts';
import type { RestOperation } from './rest-operations.ts';

/** The unvalidated parts of a request: strings by name, and a parsed body. */
export interface RestRequest {
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | string[] | undefined>>;
  body: unknown;
}

/**
 * Converts a string of a path or query to the type in the schema. `"false"` becomes false and
 * `"7"` becomes 7 only if the schema expects a boolean or a number. Other values are left
 * unchanged for the validation.
 */
function readString(raw: string | string[], schema: JsonSchema): unknown {
  const options = [schema, ...(schema.anyOf ?? [])];
  const types = options.map(({ type }) => type);
  if (types.includes('array')) {
    const items = options.find(({ type }) => type === 'array')?.items ?? {};
    return [raw].flat().map((item) => readString(item, items));
  }
  if (Array.isArray(raw)) return raw;
  const isNumeric = types.includes('integer') || types.includes('number');
  if (isNumeric && /^-?\d{1,15}(?:\.\d{1,15})?$/.test(raw)) return Number(raw);
  if (types.includes('object')) return readObject(raw);
  if (types.includes('boolean') && (raw === 'true' || raw === 'false')) return raw === 'true';
  return raw;
}

/**
 * Parses the JSON of an object in a query string. Invalid JSON is left unchanged for the
 * validation.
 */
function readObject(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}

/** Treats an empty parameter (`?from=&to=`) as omitted. */
const given = (value: string | string[]): string | string[] | undefined =>
  Array.isArray(value) ? value.filter((item) => item !== '') : value === '' ? undefined : value;

/**
 * Assembles the input of an operation: the transport's defaults, then query, body and path, each
 * overriding the previous. The schema validates the result.
 * @throws AppError `validation_failed` if the body is not an object
 */
export function readInput(
  { operation, fields, pathKeys, queryKeys, hasBody }: RestOperation,
  { path, query, body }: RestRequest,
): Record<string, unknown> {
  if (hasBody && body !== undefined && !isRecord(body)) throw new AppError('validation_failed');
  // Spreading defines properties. An assignment of the body's `__proto__` would change the input's
  // prototype.
  return {
    ...operation.restDefaults,
    ...readStrings(fields, queryKeys, query),
    ...(hasBody && fieldsOf(body)),
    ...readStrings(fields, pathKeys, path),
  };
}

function readStrings(
  fields: Record<string, JsonSchema>,
  keys: readonly string[],
  strings: RestRequest['query'],
): Record<string, unknown> {
  const entries = keys.flatMap((key) => {
    const raw = Object.hasOwn(strings, key) ? strings[key] : undefined;
    const value = raw === undefined ? undefined : given(raw);
    return value === undefined ? [] : [[key, readString(value, fields[key] ?? {})] as const];
  });
  return Object.fromEntries(entries);
}
