import { type OperationName, operationNames, operationsByName } from '@massima/contract/operations';
import type { Operation } from '@massima/contract/operation';
import { type JsonSchema, toSchema } from '../http/json-schema.ts';

export interface InputField {
  /** For example `questions.restore found` or `search.run filters.yearDoc`. */
  name: string;
  schema: JsonSchema;
}

function fieldsIn(name: string, schema: JsonSchema, defs: JsonSchema['$defs']): InputField[] {
  const { items, anyOf = [], properties = {}, $ref } = schema;
  const named = typeof $ref === 'string' ? defs?.[$ref.split('/').at(-1)!] : undefined;
  if (named) return fieldsIn(name, named, defs);
  return [
    { name, schema },
    ...anyOf.flatMap((option) => fieldsIn(name, option, defs)),
    ...(items ? fieldsIn(name, items, defs) : []),
    ...Object.entries(properties).flatMap(([key, property]) =>
      fieldsIn(name.includes(' ') ? `${name}.${key}` : `${name} ${key}`, property, defs),
    ),
  ];
}

const inputOf = (name: OperationName): JsonSchema | undefined => {
  const { input }: Operation = operationsByName[name];
  return input && toSchema(input, 'input');
};

/** Input fields of all operations, at any depth, without enumerations. */
export const inputFields: InputField[] = operationNames.flatMap((name) => {
  const schema = inputOf(name);
  return schema
    ? fieldsIn(name, schema, schema.$defs).filter(
        ({ schema: s }) => s['const'] === undefined && s['enum'] === undefined,
      )
    : [];
});
