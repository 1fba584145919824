import { fieldsOf, isRecord } from '@massima/contract/record';
import { AppError } from '../errors.ts';
import type { JsonSchema } from './json-schema.ts';
import type { RestOperation } from './rest-operations.ts';

/** What a request carries, before anything is known of it: strings by name, and a parsed body. */
export interface RestRequest {
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | string[] | undefined>>;
  body: unknown;
}

/**
 * A string of a path or query, read as the type that the schema names. `"false"` is false and `"7"` is 7 only where a
 * boolean or a number is expected; what cannot be read is left for the schema to refuse.
 */
function readString(raw: string | string[], schema: JsonSchema): unknown {
  const options = [schema, ...(schema.anyOf ?? [])];
  const types = options.map(({ type }) => type);
  if (types.includes('array')) {
    const items = options.find(({ type }) => type === 'array')?.items ?? {};
    return [raw].flat().map((one) => readString(one, items));
  }
  if (Array.isArray(raw)) return raw;
  const isNumeric = types.includes('integer') || types.includes('number');
  if (isNumeric && /^-?\d{1,15}(?:\.\d{1,15})?$/.test(raw)) return Number(raw);
  if (types.includes('object')) return readObject(raw);
  if (types.includes('boolean') && (raw === 'true' || raw === 'false')) return raw === 'true';
  return raw;
}

/** An object in a query string is written as JSON; what is none is left for the schema to refuse. */
function readObject(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}

/** An empty parameter (`?from=&to=`) is one that was not given. */
const given = (value: string | string[]): string | string[] | undefined =>
  Array.isArray(value) ? value.filter((one) => one !== '') : value === '' ? undefined : value;

/**
 * The input of an operation out of a request: the transport's defaults, then query, body and path, each over the one
 * before. Throws `validation_failed` for a body that is no object. What fits is the schema's to say.
 */
export function readInput(
  { operation, fields, pathKeys, queryKeys, hasBody }: RestOperation,
  { path, query, body }: RestRequest,
): Record<string, unknown> {
  if (hasBody && body !== undefined && !isRecord(body)) throw new AppError('validation_failed');
  // Copied by spreading, which defines: assigning a body's own `__proto__` would give the input other ancestors.
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
