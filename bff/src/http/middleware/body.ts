import { bodyParser } from '@koa/bodyparser';
import type { ErrorKey } from '@massima/contract/errors';
import type Koa from 'koa';
import { AppError } from '../../errors.ts';
import { isOutOfDescriptors } from '../../models/database-away.ts';

const keys: Partial<Record<number, ErrorKey>> = { 413: 'payload_too_large', 415: 'unsupported_media_type' };

/**
 * The rest of a body that was given up half-way still lies in the connection, before the next request, which would never be read. It is
 * drained, and the connection ends with the answer.
 */
function discardRest(ctx: Koa.Context): void {
  ctx.req.unpipe();
  ctx.req.resume();
  ctx.set('Connection', 'close');
}

const parse = bodyParser({
  enableTypes: ['json'],
  // Whatever is let in below is read. The list is laid over the parser's own, place by place.
  extendTypes: { json: ['application/json', '+json'] },
  jsonLimit: '1mb',
  jsonStrict: true,
  onError(error: Error & { status?: number }, ctx) {
    discardRest(ctx);
    // Not the client's: the parser reads a file of its own when it is needed first, and this process may open none.
    if (isOutOfDescriptors(error)) throw error;
    throw new AppError(keys[error.status ?? 400] ?? 'validation_failed', {}, { cause: error });
  },
});

/** JSON only: a form post from a foreign page must not reach an operation. The raw text stays for signed webhooks. */
export const body: Koa.Middleware = (ctx, next) => {
  const carries =
    ctx.request.length !== undefined ? ctx.request.length > 0 : ctx.get('Transfer-Encoding') !== '';
  if (carries && ctx.method !== 'GET' && ctx.method !== 'HEAD' && !ctx.is('json', '+json')) {
    throw new AppError('unsupported_media_type');
  }
  return parse(ctx, next);
};
