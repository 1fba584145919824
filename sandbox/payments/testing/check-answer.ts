import { nameOf, published } from './published-schema.ts';
import type { Schema } from './published-schema.ts';

/**
 * Fields that the pinned SDK declares and the description, two months older, does not know yet,
 * or that it leaves out although they are sent: never anything of ours.
 */
const newerFields = new Set([
  'subscription_item.plan',
  'subscription_item.current_trial',
  'billing.meter.dimensions',
  'event.data.object',
]);
/** Added by the SDK to the error that it reads. */
const sdkFields = new Set(['headers', 'statusCode', 'requestId']);
/** Fields of a list. A list inside another object also has `total_count`. */
const listFields = new Set(['object', 'data', 'has_more', 'url', 'total_count']);

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the fields of a response that the published API description does not allow, one line
 * each; empty if valid.
 */
export function checkAnswer(response: unknown, where: string): string[] {
  if (!published || !isTree(response)) return [];
  if (isTree(response['error'])) return check({ $ref: 'error' }, response, where);
  if (response['object'] === 'list') {
    return (response['data'] as unknown[]).flatMap((item, index) =>
      checkAnswer(item, `${where} data.${index}`),
    );
  }
  const name = String(response['object']);
  const schemaName = response['deleted'] === true ? `deleted_${name}` : name;
  if (published[schemaName]) return check({ $ref: schemaName }, response, where);
  // Deleted things all have the same three fields.
  return response['deleted'] === true ? [] : [`${where}: no such object ${schemaName}`];
}

function check(schema: Schema, value: unknown, where: string): string[] {
  if (value === null) return schema.nullable ? [] : [`${where}: null`];
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    const named = published?.[name];
    return named ? checkNamed(name, named, value, where) : [`${where}: nothing known of ${name}`];
  }
  if (schema.anyOf) return checkAny(schema.anyOf, value, where);
  if (schema.enum && !schema.enum.includes(value))
    return [`${where}: ${JSON.stringify(value)} is none of ${schema.enum.join(' ')}`];
  return checkType(schema, value, where);
}

function checkNamed(name: string, schema: Schema, value: unknown, where: string): string[] {
  if (!isTree(value)) return [`${where}: no ${name}`];
  // An object whose properties the description omits.
  if (!schema.properties) return schema.anyOf ? checkAny(schema.anyOf, value, where) : [];
  return checkFields(
    schema,
    value,
    `${where} ${name}`,
    (field) => newerFields.has(`${name}.${field}`) || (name === 'api_errors' && sdkFields.has(field)),
  );
}

function checkFields(
  schema: Schema,
  value: Tree,
  where: string,
  mayBeNew: (field: string) => boolean,
): string[] {
  const errors = (schema.required ?? [])
    .filter((field) => !(field in value))
    .map((field) => `${where}: no ${field}`);
  for (const [field, part] of Object.entries(value)) {
    const rule = schema.properties?.[field];
    if (rule) errors.push(...check(rule, part, `${where}.${field}`));
    else if (!mayBeNew(field)) errors.push(`${where}: unknown field ${field}`);
  }
  return errors;
}

/** Returns the errors of the schema that has the fewest errors. */
function checkAny(choices: Schema[], value: unknown, where: string): string[] {
  let best: string[] | undefined;
  for (const choice of choices) {
    const errors = check(choice, value, where);
    if (!best || errors.length < best.length) best = errors;
    if (errors.length === 0) return [];
  }
  return best ?? [];
}

function checkType(schema: Schema, value: unknown, where: string): string[] {
  const wrong = [`${where}: ${JSON.stringify(value)?.slice(0, 60)} is no ${schema.type}`];
  switch (schema.type) {
    case 'integer':
      return Number.isInteger(value) ? [] : wrong;
    case 'number':
    case 'boolean':
      return typeof value === schema.type ? [] : wrong;
    case 'string':
      return isText(value) ? [] : wrong;
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((item, i) => check(schema.items ?? {}, item, `${where}.${i}`))
        : wrong;
    case 'object':
      return isTree(value) ? checkOpen(schema, value, where) : wrong;
    default:
      return [];
  }
}

/** The SDK turns decimal texts into its own numbers, which write themselves as texts again. */
function isText(value: unknown): boolean {
  return (
    typeof value === 'string' ||
    (isTree(value) && typeof value['toString'] === 'function' && !('object' in value))
  );
}

function checkOpen(schema: Schema, value: Tree, where: string): string[] {
  if (schema.properties) return checkFields(schema, value, where, (field) => listFields.has(field));
  const rule = schema.additionalProperties;
  if (typeof rule !== 'object') return [];
  return Object.entries(value).flatMap(([field, part]) => check(rule, part, `${where}.${field}`));
}
