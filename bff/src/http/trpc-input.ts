import { AppError } from '../errors.ts';

/** What a request carries, before anything is known of it. */
export interface TrpcRequest {
  method: string;
  /** Names of operations with commas between them, percent-encoded. */
  names: string;
  query: Readonly<Record<string, string | string[] | undefined>>;
  body: unknown;
}
export interface TrpcCall {
  name: string;
  input: unknown;
}

const maxBatch = 50;

/**
 * The calls of one request as httpLink and httpBatchLink write them: the input of a GET is JSON in the query string, of a
 * POST the body, and a batch has an object of inputs by their place. Throws `validation_failed` for what is neither, and
 * `file_not_found` for a path that cannot be decoded.
 */
export function readCalls({ method, names, query, body }: TrpcRequest): {
  isBatch: boolean;
  calls: TrpcCall[];
} {
  const isBatch = query['batch'] === '1';
  const list = isBatch ? decoded(names).split(',') : [decoded(names)];
  if (list.length > maxBatch) throw new AppError('validation_failed');
  const given = method === 'GET' ? readJson(query['input']) : body;
  if (!isBatch) return { isBatch, calls: [{ name: list[0]!, input: given }] };
  if (given !== undefined && (typeof given !== 'object' || given === null))
    throw new AppError('validation_failed');
  const inputs = new Map(Object.entries(given ?? {}));
  return { isBatch, calls: list.map((name, place) => ({ name, input: inputs.get(String(place)) })) };
}

function decoded(names: string): string {
  try {
    return decodeURIComponent(names);
  } catch (cause) {
    throw new AppError('file_not_found', {}, { cause });
  }
}

function readJson(raw: string | string[] | undefined): unknown {
  if (raw === undefined) return undefined;
  if (typeof raw !== 'string') throw new AppError('validation_failed');
  try {
    return JSON.parse(raw);
  } catch (cause) {
    throw new AppError('validation_failed', {}, { cause });
  }
}
