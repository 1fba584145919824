import { bodyParser } from '@koa/bodyparser';
import type Koa from 'koa';
import { AppError } from '../../errors.ts';

const parse = bodyParser({
  enableTypes: ['json'],
  jsonLimit: '1mb',
  jsonStrict: true,
  onError(error: Error & { status?: number; type?: string }) {
    throw new AppError(
      error.status === 413 ? 'payload_too_large' : 'validation_failed',
      {},
      { cause: error },
    );
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
