import { isOperationName, operationsByName } from '@massima/contract/operations';
import { type AnyTRPCRouter, type TRPCError } from '@trpc/server';
import type Koa from 'koa';
import { AppError } from '../errors.ts';
import type { Context } from '../procedures/context.ts';
import { callProcedure } from './call-procedure.ts';
import { describeError } from './describe-error.ts';
import { trpcRefusal } from './trpc-refusal.ts';

const maxBatch = 50;

/**
 * tRPC over HTTP without the stock adapter: its Request, Response and web-stream objects cost more than everything
 * else between the socket and the operation. Speaks the protocol of httpLink and httpBatchLink, JSON without a transformer.
 */
export function trpcDoor(
  router: AnyTRPCRouter,
  contextOf: (ctx: Koa.Context) => Context,
  prefix = '/trpc/',
): Koa.Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith(prefix)) return next();
    const context = contextOf(ctx);
    const batch = ctx.query['batch'] === '1';
    const paths = decodeURIComponent(ctx.path.slice(prefix.length)).split(',');
    if (!batch && paths.length > 1) throw new AppError('validation_failed');
    if (paths.length > maxBatch) throw new AppError('too_many_attempts');

    const inputs = readInputs(ctx, batch);
    const answers = await Promise.all(
      paths.map(async (path, index) => {
        try {
          if (!isOperationName(path)) throw new AppError('file_not_found');
          const { kind: type } = operationsByName[path];
          if ((type === 'query') !== (ctx.method === 'GET')) throw new AppError('method_not_allowed');
          const input = batch ? inputs[String(index)] : inputs[''];
          const data = await callProcedure(router, path, context, input, index);
          return { status: 200, body: { result: { data } } };
        } catch (error) {
          return refusal(error, path, context);
        }
      }),
    );

    const statuses = new Set(answers.map((a) => a.status));
    ctx.status = statuses.size === 1 ? answers[0]!.status : 207;
    const retryAfter = Math.max(...answers.map((a) => ('retryAfter' in a ? (a.retryAfter ?? 0) : 0)));
    if (retryAfter > 0) ctx.set('Retry-After', String(retryAfter));
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'application/json';
    ctx.body = JSON.stringify(batch ? answers.map((a) => a.body) : answers[0]!.body);
  };
}

/** Inputs by their place in the batch; '' holds the one of a single call. */
function readInputs(ctx: Koa.Context, batch: boolean): Record<string, unknown> {
  if (ctx.method !== 'GET') {
    const body: unknown = ctx.request.body;
    return batch ? ((body ?? {}) as Record<string, unknown>) : { '': body };
  }
  const raw = ctx.query['input'];
  if (raw === undefined) return {};
  if (typeof raw !== 'string') throw new AppError('validation_failed');
  try {
    const parsed: unknown = JSON.parse(raw);
    return batch ? ((parsed ?? {}) as Record<string, unknown>) : { '': parsed };
  } catch (cause) {
    throw new AppError('validation_failed', {}, { cause });
  }
}

function refusal(error: unknown, path: string, context: Context) {
  const described = describeError(error, context.requestId);
  if (described.fault)
    context.deps.log.error(
      { err: (error as TRPCError).cause ?? error, path, requestId: context.requestId },
      'operation failed',
    );
  const { status, retryAfter } = described;
  return { status, retryAfter, body: trpcRefusal(described, path) };
}
