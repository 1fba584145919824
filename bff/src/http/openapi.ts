import { z } from 'zod';
import { restOperations, toSchema, type JsonSchema, type RestOperation } from './rest-operations.ts';

const errorBody = z.object({
  message: z.string(),
  requestId: z.string(),
  isLogged: z.literal(false).optional(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

/** OpenAPI 3.1 of the documented paths, generated from the declarations that the doors run. */
export function openApiDocument(info: { title: string; version: string; description: string }) {
  const schemas: Record<string, JsonSchema> = { Error: strip(toSchema(errorBody, 'output')) };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const rest of restOperations) {
    const path = `/api${rest.path}`;
    paths[path] = { ...paths[path], [rest.method.toLowerCase()]: describe(rest, schemas) };
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: { schemas, securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  };
}

function describe(rest: RestOperation, schemas: Record<string, JsonSchema>) {
  const { name, operation, pathKeys, hasBody, required } = rest;
  const { access, summary, input, output, status = 200 } = operation;
  const { properties: fields = {} } = input ? component(toSchema(input, 'input'), schemas) : {};
  const others = Object.keys(fields).filter((key) => !pathKeys.includes(key));
  const body = {
    type: 'object',
    properties: Object.fromEntries(others.map((key) => [key, fields[key]])),
    required: required.filter((key) => others.includes(key)),
  };
  const refusal = (description: string) => ({
    description,
    content: json({ $ref: '#/components/schemas/Error' }),
  });
  return {
    operationId: name.replaceAll('.', '_'),
    summary,
    tags: [name.split('.')[0]],
    ...(access !== 'public' && { security: [{ session: [] }] }),
    parameters: [
      ...pathKeys.map((key) => ({ name: key, in: 'path', required: true, schema: fields[key] })),
      ...(hasBody ? [] : others).map((key) => ({
        name: key,
        in: 'query',
        required: required.includes(key),
        schema: fields[key],
      })),
    ],
    ...(hasBody &&
      others.length > 0 && { requestBody: { required: body.required.length > 0, content: json(body) } }),
    responses: {
      [status]: {
        description: 'Done',
        content: json(component(toSchema(output, 'output'), schemas)),
      },
      400: refusal('The input is not valid'),
      ...(access !== 'public' && {
        401: refusal('No session, or it has ended'),
        403: refusal('Not allowed'),
      }),
      default: refusal('Refused or failed'),
    },
  };
}

const json = (schema: unknown) => ({ 'application/json': { schema } });
const strip = ({ $schema: _, $defs: __, ...schema }: JsonSchema): JsonSchema => schema;

/** Moves named definitions to the document's components and points references there. */
function component(schema: JsonSchema, schemas: Record<string, JsonSchema>): JsonSchema {
  const moved = JSON.parse(
    JSON.stringify(schema).replaceAll('#/$defs/', '#/components/schemas/'),
  ) as JsonSchema;
  for (const [name, definition] of Object.entries((moved['$defs'] ?? {}) as Record<string, JsonSchema>)) {
    const { id: _, ...rest } = definition;
    schemas[name] ??= rest;
  }
  const { id, ...rest } = strip(moved);
  if (typeof id !== 'string') return rest;
  schemas[id] ??= rest;
  return { $ref: `#/components/schemas/${id}` };
}
