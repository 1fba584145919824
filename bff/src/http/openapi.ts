import { takesProof } from '@massima/contract/effects';
import { errorData } from '@massima/contract/error-data';
import { errorKey, issueKey } from '@massima/contract/message-keys';
import type { Access, Operation } from '@massima/contract/operation';
import { proveInput } from '@massima/contract/session';
import { z } from 'zod';
import { toSchema, type JsonSchema } from './json-schema.ts';
import { restOperations, type RestOperation } from './rest-operations.ts';

type Components = Record<string, JsonSchema>;

const [firstKeys, ...otherKeys] = Object.values<z.ZodType>(errorData);
const details = otherKeys.length === 0 ? firstKeys! : z.union([firstKeys!, ...otherKeys]);
const errorBody = z.object({
  message: errorKey,
  requestId: z.string(),
  isLogged: z.literal(false).optional(),
  issues: z.array(z.object({ path: z.string(), message: issueKey })).optional(),
  /** Declared by key. */
  data: details.optional(),
});

const admits: Record<Access, string> = {
  public: 'Anybody may call this.',
  user: 'For any signed-in account.',
  member: 'For accounts with a verified e-mail address, and for administrators.',
  admin: 'For administrators.',
};

const securitySchemes = {
  session: { type: 'http', scheme: 'bearer', description: 'What signing in answers.' },
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A key of your own, made in the profile: "mk_…". The operations that name it say what it must be allowed.',
  },
};

/** A session is accepted where none is required: an administrator's makes a signup the creation of a user. */
const securityOf = ({ access, scope }: Operation) => [
  ...(access === 'public' ? [{}] : []),
  { session: [] },
  ...(scope === undefined ? [] : [{ key: [scope] }]),
];

/** OpenAPI 3.1 of the documented paths, generated from the declarations that the transports run. */
export function openApiDocument(info: { title: string; version: string; description: string }) {
  const schemas: Components = {};
  schemas['Error'] = component(toSchema(errorBody, 'output'), schemas);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const rest of restOperations) {
    const path = `/api${rest.path}`;
    paths[path] = { ...paths[path], [rest.method.toLowerCase()]: describe(rest, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: { ...info, license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' } },
    servers: [{ url: '/', description: 'Where this document was served' }],
    paths,
    components: { schemas, securitySchemes },
  };
}

function describe(rest: RestOperation, schemas: Components) {
  const { name, operation, pathKeys, queryKeys, hasBody } = rest;
  const { access, summary, input, output, status = 200 } = operation;
  const proof = takesProof(operation) ? component(toSchema(proveInput, 'input'), schemas).properties : {};
  const {
    properties: schemaProperties = {},
    required = [],
    anyOf,
  } = input ? component(toSchema(input, 'input'), schemas) : {};
  const properties = { ...proof, ...schemaProperties };
  const schemaOf = (key: string): JsonSchema => ({ ...properties[key], ...defaultOf(rest, key) });
  const parameter = (location: 'path' | 'query') => (key: string) => ({
    name: key,
    in: location,
    required: location === 'path' || required.includes(key),
    // An object in a query string is written as JSON.
    ...(schemaOf(key).type === 'object' ? { content: json(schemaOf(key)) } : { schema: schemaOf(key) }),
  });
  const inBody = Object.keys(properties).filter((key) => ![...pathKeys, ...queryKeys].includes(key));
  const requiredInBody = required.filter((key) => inBody.includes(key));
  const body = anyOf
    ? { anyOf }
    : {
        type: 'object',
        properties: Object.fromEntries(inBody.map((key) => [key, schemaOf(key)])),
        ...(requiredInBody.length > 0 && { required: requiredInBody }),
      };
  const isBodyRequired = anyOf !== undefined || requiredInBody.length > 0;
  return {
    operationId: name.replaceAll('.', '_'),
    summary,
    description: admits[access],
    tags: [name.split('.')[0]],
    security: securityOf(operation),
    parameters: [...pathKeys.map(parameter('path')), ...queryKeys.map(parameter('query'))],
    ...(hasBody &&
      (anyOf || inBody.length > 0) && { requestBody: { required: isBodyRequired, content: json(body) } }),
    responses: {
      [status]: done(operation, component(toSchema(output, 'output'), schemas)),
      400: refusal('The input is not valid'),
      ...(access !== 'public' && {
        401: refusal('No session, or it has ended'),
        403: refusal('Not allowed'),
      }),
      default: refusal('Refused or failed'),
    },
  };
}

/** A documented list is all that is sent, and its receipt is a header. */
function done({ restList }: Operation, responseSchema: JsonSchema) {
  if (restList === undefined) return { description: 'Done', content: json(responseSchema) };
  const { [restList]: list, receipt } = responseSchema.properties ?? {};
  const headers = { Receipt: { description: 'What it cost and what is left.', content: json(receipt) } };
  return { description: 'Done', headers, content: json(list) };
}

/** The transport's own default wins over the schema's, as it does when the transport reads a request. */
const defaultOf = ({ operation: { restDefaults = {} } }: RestOperation, key: string) =>
  Object.hasOwn(restDefaults, key) && { default: restDefaults[key] };

const json = (schema: unknown) => ({ 'application/json': { schema } });
const refusal = (description: string) => ({
  description,
  content: json({ $ref: '#/components/schemas/Error' }),
});

/** Moves named definitions to the document's components and points references there. */
function component(schema: JsonSchema, schemas: Components): JsonSchema {
  const moved: JsonSchema = JSON.parse(
    JSON.stringify(schema).replaceAll('#/$defs/', '#/components/schemas/'),
  );
  for (const [name, definition] of Object.entries(moved.$defs ?? {})) {
    const { id: _, ...rest } = definition;
    schemas[name] ??= rest;
  }
  const { id, $schema: _, $defs: __, ...rest } = moved;
  if (typeof id !== 'string') return rest;
  schemas[id] ??= rest;
  return { $ref: `#/components/schemas/${id}` };
}
