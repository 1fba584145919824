import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type Koa from 'koa';

/** Something that is served often: kept in memory, compressed once, as well as it gets. */
export interface BuiltFile {
  body: Buffer;
  brotli: Buffer;
  etag: string;
}

export function builtFile(body: Buffer): BuiltFile {
  const brotli = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { body, brotli, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/** Answers 304 to a client that has it already. The type and all other headers are set before. */
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
