import type { Operation } from '@massima/contract/operation';
import { isOperationName, operationsByName } from '@massima/contract/operations';
import { fieldsOf } from '@massima/contract/record';
import type { AnyTRPCRouter } from '@trpc/server';
import type Koa from 'koa';
import { AppError } from '../errors.ts';
import type { Context } from '../procedures/context.ts';
import { readFor } from './body/read-for.ts';
import { callProcedure } from './call-procedure.ts';
import { describeError } from './describe-error.ts';
import { hideAddress } from './middleware/security-headers.ts';
import { jsonOf, sendJson } from './send-json.ts';
import { readCalls, readNames } from './trpc-input.ts';
import { trpcRefusal } from './trpc-refusal.ts';

const prefix = '/trpc/';
const isSecret = ({ secretAddress }: Operation): boolean => secretAddress === true;

/**
 * Serves tRPC over HTTP for httpLink and httpBatchLink, with JSON and no transformer. The stock
 * adapter is not used, because its Request, Response and web streams cost more than all other work
 * between socket and operation.
 */
export function trpcTransport(
  router: AnyTRPCRouter,
  contextOf: (ctx: Koa.Context) => Context,
): Koa.Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith(prefix)) return next();
    const context = contextOf(ctx);
    const { isBatch, names } = readNames(ctx.path.slice(prefix.length), ctx.query);
    if (names.some((name) => isOperationName(name) && isSecret(operationsByName[name]))) hideAddress(ctx);
    const body =
      ctx.method === 'GET' ? undefined : await readFor(ctx, context, names.filter(isOperationName));
    const calls = readCalls({ method: ctx.method, isBatch, names, query: ctx.query, body });
    const results = await Promise.all(
      calls.map(async ({ name, input }, index) => {
        try {
          if (!isOperationName(name)) throw new AppError('file_not_found');
          const { kind } = operationsByName[name];
          if ((kind === 'query') !== (ctx.method === 'GET')) throw new AppError('method_not_allowed');
          const data = await callProcedure(router, name, context, input, index);
          return { status: 200, text: ['{"result":{"data":', jsonOf(data), '}}'] };
        } catch (error) {
          return refusal(error, name, context);
        }
      }),
    );

    const statuses = new Set(results.map((a) => a.status));
    ctx.status = statuses.size === 1 ? results[0]!.status : 207;
    const retryAfter = Math.max(...results.map((a) => ('retryAfter' in a ? (a.retryAfter ?? 0) : 0)));
    if (retryAfter > 0) ctx.set('Retry-After', String(retryAfter));
    const texts = results.flatMap(({ text }, index) => (index === 0 ? text : [',', ...text]));
    sendJson(ctx, isBatch ? ['[', ...texts, ']'] : texts);
  };
}

function refusal(error: unknown, path: string, context: Context) {
  const described = describeError(error, context.requestId);
  if (described.fault)
    context.deps.log.error(
      { err: fieldsOf(error)['cause'] ?? error, path, requestId: context.requestId },
      'operation failed',
    );
  const { status, retryAfter } = described;
  return { status, retryAfter, text: [JSON.stringify(trpcRefusal(described, path))] };
}
