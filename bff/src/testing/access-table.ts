import { readdirSync } from 'node:fs';
import type { Operation } from '@massima/contract/operation';
import { type OperationName, operationsByName } from '@massima/contract/operations';
import { restOperations } from '../http/rest-operations.ts';
import type { AccessRow } from './access/row.ts';
import type { Answer, TestClient } from './client.ts';

const folder = new URL('./access/', import.meta.url);
const features = readdirSync(folder)
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'row');
/** Rows of all features. */
export const accessTable = (
  await Promise.all(
    features.map(async (name) => ((await import(`./access/${name}.ts`)) as { rows: AccessRow[] }).rows),
  )
).flat();

export const restByName = new Map(restOperations.map((rest) => [rest.name, rest]));

/** Calls an operation through one of the transports. */
export type Call = (client: TestClient, operation: OperationName, input: unknown) => Promise<Answer>;

export const callTrpc: Call = (client, operation, input) =>
  operationsByName[operation].kind === 'query'
    ? client.query(operation, input)
    : client.mutate(operation, input);

/**
 * Sends the input over REST: fields named in the path go there, the rest into the query or body.
 */
export const callRest: Call = (client, name, input) => {
  const { method, path: template, pathKeys, hasBody } = restByName.get(name)!;
  const fields = { ...(input as Record<string, unknown> | undefined) };
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(fields[key])));
  for (const key of pathKeys) delete fields[key];
  if (hasBody) return client.rest(method, path, fields);
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(fields))
    for (const item of [value].flat()) query.append(key, String(item));
  return client.rest(method, query.size > 0 ? `${path}?${query}` : path);
};

/**
 * Calls the operation as an MCP tool; the text of a rejected call starts with the error key.
 * Returns undefined if assistants are not offered the operation.
 */
export async function askMcp(
  client: TestClient,
  name: OperationName,
  input: unknown,
): Promise<Answer | undefined> {
  const { tool }: Operation = operationsByName[name];
  if (!tool) return undefined;
  const params = { name: tool.name, arguments: input ?? {} };
  const response = await client.send('POST', '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  const { result, error } = response.body;
  if (error) return { ...response, body: { message: error.message } };
  if (!result.isError) return { ...response, body: result.structuredContent };
  return { ...response, status: 400, body: { message: result.content[0].text.split(':')[0] } };
}
