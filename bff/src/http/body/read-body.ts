import type { ErrorKey } from '@massima/contract/errors';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type Koa from 'koa';
import { AppError } from '../../errors.ts';
import { isOutOfDescriptors } from '../../models/database-away.ts';
import { parseBounded } from './bounded-json.ts';

const methods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

const carriesBody = (ctx: Koa.Context): boolean =>
  methods.has(ctx.method) &&
  (ctx.request.length === undefined ? ctx.get('Transfer-Encoding') !== '' : ctx.request.length > 0);

/**
 * Rejects a request whose body was not read completely. The rest of the body precedes the next
 * request on the connection, so it is drained and the connection closes after the response.
 * @throws AppError with this key
 */
function refuseRest(ctx: Koa.Context, key: ErrorKey, cause?: unknown): never {
  ctx.req.unpipe();
  ctx.req.resume();
  ctx.set('Connection', 'close');
  throw new AppError(key, {}, { cause });
}

const inflaters = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress };
const encodingOf = (ctx: Koa.Context) => ctx.get('Content-Encoding').toLowerCase() || 'identity';

/**
 * Returns the length of the body in bytes; undefined if the header is missing or the body is
 * compressed.
 */
const lengthOf = (ctx: Koa.Context) => (encodingOf(ctx) === 'identity' ? ctx.request.length : undefined);

/** Whether a body is longer than this number of bytes, or may be. */
export const isLongerThan = (ctx: Koa.Context, bytes: number): boolean =>
  carriesBody(ctx) && (lengthOf(ctx) ?? Infinity) > bytes;

/** Returns the decompressed body. An error of the connection also ends the decompression. */
function inflated(ctx: Koa.Context): Readable {
  const encoding = encodingOf(ctx);
  if (encoding === 'identity') return ctx.req;
  const inflater = Object.entries(inflaters).find(([name]) => name === encoding);
  if (!inflater) refuseRest(ctx, 'unsupported_media_type');
  const stream = inflater[1]();
  ctx.req.once('error', (error) => stream.destroy(error));
  return ctx.req.pipe(stream);
}

/**
 * Reads a body.
 * @param most  maximum length in bytes after decompression
 * @throws AppError `payload_too_large`; `validation_failed` if the body can't be decompressed
 */
export async function readBytes(ctx: Koa.Context, most: number): Promise<Buffer> {
  if ((lengthOf(ctx) ?? 0) > most) refuseRest(ctx, 'payload_too_large');
  const stream = inflated(ctx);
  const chunks: Buffer[] = [];
  let received = 0;
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: stream !== ctx.req })) {
      const bytes = Buffer.from(chunk as Uint8Array);
      received += bytes.length;
      if (received > most) break;
      chunks.push(bytes);
    }
  } catch (error) {
    // A server error: the process has no free file descriptor.
    if (isOutOfDescriptors(error)) throw error;
    refuseRest(ctx, 'validation_failed', error);
  }
  if (received > most) refuseRest(ctx, 'payload_too_large');
  return Buffer.concat(chunks, received);
}

/**
 * Reads the JSON body of a request; an empty object if it has none. Each transport calls it after
 * it has identified the operation and the sender.
 * @throws AppError `unsupported_media_type` for other types, so that a form post from a foreign
 *   page reaches no operation
 */
export async function readJson(ctx: Koa.Context, most: number): Promise<object> {
  if (!carriesBody(ctx)) return {};
  if (!ctx.is('json', '+json')) refuseRest(ctx, 'unsupported_media_type');
  const bytes = await readBytes(ctx, most);
  return bytes.length === 0 ? {} : parseBounded(bytes);
}
