import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type Koa from 'koa';

/** A frequently served file: kept in memory and compressed once at the best quality. */
export interface BuiltFile {
  body: Buffer;
  brotli: Buffer;
  etag: string;
}

export function builtFile(body: Buffer): BuiltFile {
  const brotli = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { body, brotli, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/**
 * Sends the file, or 304 if the client has the current version. The caller sets the type and all
 * other headers before.
 */
export function answerWith(ctx: Koa.Context, file: BuiltFile, cacheControl: string): void {
  ctx.set('Cache-Control', cacheControl);
  ctx.set('ETag', file.etag);
  ctx.vary('Accept-Encoding');
  if (ctx.status !== 403 && ctx.get('If-None-Match') === file.etag) {
    ctx.status = 304;
    return;
  }
  if (ctx.acceptsEncodings('br')) {
    ctx.set('Content-Encoding', 'br');
    ctx.body = file.brotli;
  } else {
    ctx.body = file.body;
  }
}
