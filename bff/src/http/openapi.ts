import type { AnyRouter } from '@trpc/server';
import { z } from 'zod';
import { restOperations, toSchema, type JsonSchema, type RestOperation } from './rest-operations.ts';

const errorBody = z.object({
  message: z.string(),
  requestId: z.string(),
  isLogged: z.literal(false).optional(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

/** OpenAPI 3.1 of the documented paths, generated from the declarations that the doors run. */
export function openApiDocument(
  router: AnyRouter,
  info: { title: string; version: string; description: string },
) {
  const schemas: Record<string, JsonSchema> = { Error: strip(toSchema(errorBody, 'output')) };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of restOperations(router)) {
    const path = `/api${operation.rest.path}`;
    paths[path] = { ...paths[path], [operation.rest.method.toLowerCase()]: describe(operation, schemas) };
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: { schemas, securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  };
}

function describe(operation: RestOperation, schemas: Record<string, JsonSchema>) {
  const { rest, access, pathKeys, hasBody, required } = operation;
  const fields = operation.input
    ? ((component(toSchema(operation.input, 'input'), schemas).properties ?? {}) as Record<
        string,
        JsonSchema
      >)
    : {};
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
    operationId: operation.name.replaceAll('.', '_'),
    summary: rest.summary,
    tags: [operation.name.split('.')[0]],
    ...(access !== 'public' && { security: [{ session: [] }] }),
    parameters: [
      ...pathKeys.map((name) => ({ name, in: 'path', required: true, schema: fields[name] })),
      ...(hasBody ? [] : others).map((name) => ({
        name,
        in: 'query',
        required: required.includes(name),
        schema: fields[name],
      })),
    ],
    ...(hasBody &&
      others.length > 0 && { requestBody: { required: body.required.length > 0, content: json(body) } }),
    responses: {
      [rest.status ?? 200]: {
        description: 'Done',
        content: json(component(toSchema(operation.output, 'output'), schemas)),
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
