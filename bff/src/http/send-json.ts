import { Readable } from 'node:stream';
import type Koa from 'koa';
import { LongAnswer } from '../long-answer.ts';

type Piece = string | LongAnswer;

/** Sends JSON whose pieces follow each other. What cannot be written to its end is broken off, so that no one takes it for whole. */
export function sendJson(ctx: Koa.Context, pieces: readonly Piece[]): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'application/json';
  ctx.body = pieces.every((piece) => typeof piece === 'string') ? pieces.join('') : written(ctx, pieces);
}

/** The answer itself, or its text. */
export const jsonOf = (answer: unknown): Piece =>
  answer instanceof LongAnswer ? answer : JSON.stringify(answer ?? null);

function written(ctx: Koa.Context, pieces: readonly Piece[]): Readable {
  const stream = Readable.from(oneAfterTheOther(pieces), { objectMode: false });
  // Compression is between the two, and passes on neither an end nor a failure.
  stream.once('error', () => ctx.res.destroy());
  ctx.res.once('close', () => stream.destroy());
  // Koa, its compression and the server listen to its end besides: more than Node.js takes for a leak, and as many every time.
  ctx.res.setMaxListeners(20);
  return stream;
}

async function* oneAfterTheOther(pieces: readonly Piece[]): AsyncGenerator<string> {
  for (const piece of pieces)
    if (typeof piece === 'string') yield piece;
    else yield* piece.text;
}
