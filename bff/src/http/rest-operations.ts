import { takesProof } from '@massima/contract/effects';
import { restOf, type HttpMethod, type Operation } from '@massima/contract/operation';
import { operationNames, operationsByName, type OperationName } from '@massima/contract/operations';
import { toSchema, type JsonSchema } from './json-schema.ts';

/** An operation with what both the REST transport and its description need of it. */
export interface RestOperation {
  name: OperationName;
  operation: Operation;
  method: HttpMethod;
  path: string;
  pathKeys: string[];
  /** JSON schemas of the input's fields: how a string of a path or query is to be read. */
  fields: Record<string, JsonSchema>;
  required: string[];
  /** The fields that travel in the query string; the others are the body's, where there is one. */
  queryKeys: string[];
  hasBody: boolean;
}

export const restOperations: readonly RestOperation[] = operationNames.map((name) => {
  const operation: Operation = operationsByName[name];
  const { properties = {}, required = [] } = operation.input ? toSchema(operation.input, 'input') : {};
  const { method, path, pathKeys } = restOf(operation);
  const isWritten = method === 'POST' || method === 'PUT';
  const hasBody = isWritten || takesProof(operation);
  const queryParameters = Object.keys(properties).filter((key) => !pathKeys.includes(key));
  const queryKeys = isWritten ? [...(operation.restQuery ?? [])] : queryParameters;
  return {
    name,
    operation,
    method,
    path,
    pathKeys,
    fields: properties,
    required,
    queryKeys,
    hasBody,
  };
});
