import { isRecord } from '@massima/contract/record';

/** What we speak, the latest first; the first is offered to a client that requests another. */
export const versions = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;

/** Of JSON-RPC. */
export const faults = {
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  refused: -32000,
} as const;

type Id = string | number;
/** A message of a client, as far as we read it. Without an id no one waits for an answer. */
export interface Message {
  id: Id | null;
  method: string;
  params: Record<string, unknown>;
}

const isId = (value: unknown): value is Id =>
  (typeof value === 'string' && value.length <= 200) || Number.isSafeInteger(value);

/**
 * One message; `null` for an answer of the client's, of which we want none. Undefined: it is no message of this protocol, which
 * sends them one by one.
 */
export function readMessage(body: unknown): Message | null | undefined {
  if (!isRecord(body) || body['jsonrpc'] !== '2.0') return undefined;
  const { id, method, params = {} } = body;
  if (id !== undefined && !isId(id)) return undefined;
  if (method === undefined && id !== undefined && ('result' in body || 'error' in body)) return null;
  if (typeof method !== 'string' || !isRecord(params)) return undefined;
  return { id: id ?? null, method, params };
}

/** Deeper than any arguments are. */
const deepest = 12;

/** Whether the lists and objects of a parsed body lie within each other no deeper than arguments do. */
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
/** `result` is JSON already. */
export const answer = (id: Id, result: string): string =>
  `{"jsonrpc":"2.0","id":${idOf(id)},"result":${result}}`;
export const fault = (id: Id | null, code: number, message: string, data?: object): string =>
  `{"jsonrpc":"2.0","id":${idOf(id)},"error":${JSON.stringify({ code, message, ...(data && { data }) })}}`;
