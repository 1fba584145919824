import { Readable } from 'node:stream';
import type Koa from 'koa';
import { LongAnswer } from '../long-answer.ts';

type Piece = string | LongAnswer;

/**
 * Sends JSON in pieces. If a piece fails, the connection is aborted, so that the client does not
 * take the response for complete.
 */
export function sendJson(ctx: Koa.Context, pieces: readonly Piece[]): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'application/json';
  ctx.body = pieces.every((piece) => typeof piece === 'string') ? pieces.join('') : written(ctx, pieces);
}

/** Returns a long response unchanged, and any other value as JSON. */
export const jsonOf = (body: unknown): Piece =>
  body instanceof LongAnswer ? body : JSON.stringify(body ?? null);

function written(ctx: Koa.Context, pieces: readonly Piece[]): Readable {
  const stream = Readable.from(concatenate(pieces), { objectMode: false });
  // The compression between the stream and the response forwards neither end nor error.
  stream.once('error', () => ctx.res.destroy());
  ctx.res.once('close', () => stream.destroy());
  // Koa, its compression and the server add listeners. Their constant number exceeds the limit at
  // which Node.js warns of a leak.
  ctx.res.setMaxListeners(20);
  return stream;
}

async function* concatenate(pieces: readonly Piece[]): AsyncGenerator<string> {
  for (const piece of pieces)
    if (typeof piece === 'string') yield piece;
    else yield* piece.text;
}
