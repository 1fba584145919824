import { isRecord } from '@massima/contract/record';

/**
 * Supported protocol versions, latest first. The first is offered to a client that requests an
 * unsupported version.
 */
export const versions = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;

/** JSON-RPC error codes. */
export const errorCodes = {
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  refused: -32000,
} as const;

type Id = string | number;
/**
 * A client's message, limited to the fields in use. `id` is null for a notification, which gets no
 * response.
 */
export interface Message {
  id: Id | null;
  method: string;
  params: Record<string, unknown>;
}

const isId = (value: unknown): value is Id =>
  (typeof value === 'string' && value.length <= 200) || Number.isSafeInteger(value);

/**
 * Parses a message.
 * @returns null for a response from the client, which is ignored; undefined if the body is not a
 *   single message of the protocol
 */
export function readMessage(body: unknown): Message | null | undefined {
  if (!isRecord(body) || body['jsonrpc'] !== '2.0') return undefined;
  const { id, method, params = {} } = body;
  if (id !== undefined && !isId(id)) return undefined;
  if (method === undefined && id !== undefined && ('result' in body || 'error' in body)) return null;
  if (typeof method !== 'string' || !isRecord(params)) return undefined;
  return { id: id ?? null, method, params };
}

/** Maximum nesting, deeper than any arguments. */
const deepest = 12;

/** Whether a parsed body nests lists and objects no deeper than `deepest`. */
export function isShallow(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; depth <= deepest; depth++) {
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
    if (level.length === 0) return true;
  }
  return false;
}

const idOf = (id: Id | null) => JSON.stringify(id);
/** Returns a JSON-RPC response. `result` must be JSON. */
export const resultMessage = (id: Id, result: string): string =>
  `{"jsonrpc":"2.0","id":${idOf(id)},"result":${result}}`;
export const fault = (id: Id | null, code: number, message: string, data?: object): string =>
  `{"jsonrpc":"2.0","id":${idOf(id)},"error":${JSON.stringify({ code, message, ...(data && { data }) })}}`;
