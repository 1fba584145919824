import { AppError } from '../errors.ts';

/** The unvalidated parts of a request. */
export interface TrpcRequest {
  method: string;
  isBatch: boolean;
  names: readonly string[];
  query: Readonly<Record<string, string | string[] | undefined>>;
  body: unknown;
}
export interface TrpcCall {
  name: string;
  input: unknown;
}

const maxBatch = 50;

/**
 * Returns the operations in a path, separated by commas in a batch.
 * @throws AppError `file_not_found` if the path can't be decoded; `validation_failed` if the batch
 *   is too long
 */
export function readNames(path: string, query: TrpcRequest['query']): Pick<TrpcRequest, 'isBatch' | 'names'> {
  const isBatch = query['batch'] === '1';
  const names = isBatch ? decoded(path).split(',') : [decoded(path)];
  if (names.length > maxBatch) throw new AppError('validation_failed');
  return { isBatch, names };
}

/**
 * Returns the calls of a request in the format of httpLink and httpBatchLink. The input of a GET
 * is JSON in the query string, that of a POST is the body. A batch has an object of inputs by
 * their position.
 * @throws AppError `validation_failed` for any other format
 */
export function readCalls({ method, isBatch, names, query, body }: TrpcRequest): TrpcCall[] {
  const raw = method === 'GET' ? readJson(query['input']) : body;
  if (!isBatch) return names.map((name) => ({ name, input: raw }));
  if (raw !== undefined && (typeof raw !== 'object' || raw === null)) throw new AppError('validation_failed');
  const inputs = new Map(Object.entries(raw ?? {}));
  return names.map((name, index) => ({ name, input: inputs.get(String(index)) }));
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
