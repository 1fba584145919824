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
 * The rest of a body that was given up half-way still lies in the connection, before the next request, which would never be read. It is
 * drained, and the connection ends with the answer.
 */
function refuseRest(ctx: Koa.Context, key: ErrorKey, cause?: unknown): never {
  ctx.req.unpipe();
  ctx.req.resume();
  ctx.set('Connection', 'close');
  throw new AppError(key, {}, { cause });
}

const inflaters = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress };
const encodingOf = (ctx: Koa.Context) => ctx.get('Content-Encoding').toLowerCase() || 'identity';

/** How many bytes there will be; undefined where that is not said, or not known before it is inflated. */
const lengthOf = (ctx: Koa.Context) => (encodingOf(ctx) === 'identity' ? ctx.request.length : undefined);

/** Whether a body is longer than this many bytes, or may be. */
export const isLongerThan = (ctx: Koa.Context, bytes: number): boolean =>
  carriesBody(ctx) && (lengthOf(ctx) ?? Infinity) > bytes;

/** A connection that breaks off breaks off what is inflated from it. */
function inflated(ctx: Koa.Context): Readable {
  const encoding = encodingOf(ctx);
  if (encoding === 'identity') return ctx.req;
  const known = Object.entries(inflaters).find(([name]) => name === encoding);
  if (!known) refuseRest(ctx, 'unsupported_media_type');
  const stream = known[1]();
  ctx.req.once('error', (error) => stream.destroy(error));
  return ctx.req.pipe(stream);
}

/** The bytes of a body, up to a maximum; `payload_too_large` for more. */
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
    // Not the client's: this process may open no file.
    if (isOutOfDescriptors(error)) throw error;
    refuseRest(ctx, 'validation_failed', error);
  }
  if (received > most) refuseRest(ctx, 'payload_too_large');
  return Buffer.concat(chunks, received);
}

/**
 * The JSON that a request carries, read by the transport that knows what it is for and who sends it; an empty object where it carries
 * none. A form post from a foreign page must not reach an operation: `unsupported_media_type`.
 */
export async function readJson(ctx: Koa.Context, most: number): Promise<object> {
  if (!carriesBody(ctx)) return {};
  if (!ctx.is('json', '+json')) refuseRest(ctx, 'unsupported_media_type');
  const bytes = await readBytes(ctx, most);
  return bytes.length === 0 ? {} : parseBounded(bytes);
}
