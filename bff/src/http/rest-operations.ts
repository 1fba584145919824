import { restOf, type HttpMethod, type Operation } from '@massima/contract/operation';
import { operationsByName, type OperationName } from '@massima/contract/operations';
import { z } from 'zod';

export type JsonSchema = { [key: string]: unknown } & {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
};

/** An operation with what both the REST door and its description need of it. */
export interface RestOperation {
  name: OperationName;
  operation: Operation;
  method: HttpMethod;
  path: string;
  pathKeys: string[];
  /** JSON schemas of the input's fields: how a string of a path or query is to be read. */
  fields: Record<string, JsonSchema>;
  required: string[];
  hasBody: boolean;
}

export const toSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;

export const restOperations: readonly RestOperation[] = Object.entries<Operation>(operationsByName).map(
  ([name, operation]) => {
    const { properties = {}, required = [] } = operation.input ? toSchema(operation.input, 'input') : {};
    const { method, path, pathKeys } = restOf(operation);
    const hasBody = method === 'POST' || method === 'PUT';
    return {
      name: name as OperationName,
      operation,
      method,
      path,
      pathKeys,
      fields: properties,
      required,
      hasBody,
    };
  },
);
