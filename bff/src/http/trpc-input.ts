import { AppError } from '../errors.ts';

/** What a request carries, before anything is known of it. */
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
 * The operations that a path names, with commas between them where it is a batch's. Throws `file_not_found` for a path that cannot be
 * decoded, and `validation_failed` for more than a batch has.
 */
export function readNames(path: string, query: TrpcRequest['query']): Pick<TrpcRequest, 'isBatch' | 'names'> {
  const isBatch = query['batch'] === '1';
  const names = isBatch ? decoded(path).split(',') : [decoded(path)];
  if (names.length > maxBatch) throw new AppError('validation_failed');
  return { isBatch, names };
}

/**
 * The calls of one request as httpLink and httpBatchLink write them: the input of a GET is JSON in the query string, of a
 * POST the body, and a batch has an object of inputs by their place. Throws `validation_failed` for what is neither.
 */
export function readCalls({ method, isBatch, names, query, body }: TrpcRequest): TrpcCall[] {
  const given = method === 'GET' ? readJson(query['input']) : body;
  if (!isBatch) return names.map((name) => ({ name, input: given }));
  if (given !== undefined && (typeof given !== 'object' || given === null))
    throw new AppError('validation_failed');
  const inputs = new Map(Object.entries(given ?? {}));
  return names.map((name, place) => ({ name, input: inputs.get(String(place)) }));
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
