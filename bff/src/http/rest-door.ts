import Router from '@koa/router';
import type { AnyTRPCRouter } from '@trpc/server';
import type Koa from 'koa';
import type { Operation } from '@massima/contract/operation';
import { isRecord } from '@massima/contract/record';
import { AppError } from '../errors.ts';
import type { Context } from '../procedures/context.ts';
import { readFor } from './body/read-for.ts';
import { callProcedure } from './call-procedure.ts';
import { hideAddress } from './middleware/security-headers.ts';
import { readInput } from './rest-input.ts';
import { restOperations } from './rest-operations.ts';
import { jsonOf, sendJson } from './send-json.ts';

/**
 * Returns the response body of an operation: its output or, with `restList`, only the documented
 * list. The receipt is then sent in a header.
 */
function listOf(ctx: Koa.Context, { restList }: Operation, output: unknown): unknown {
  if (restList === undefined || !isRecord(output)) return output;
  ctx.set('Receipt', JSON.stringify(output['receipt']));
  return output[restList];
}

/**
 * Serves the documented REST paths with the same procedures as tRPC. Fixed segments take
 * precedence over parameters in any order of declaration (`/projects/elements/…` before
 * `/projects/{id}`).
 */
export function restTransport(
  procedures: AnyTRPCRouter,
  contextOf: (ctx: Koa.Context) => Context,
): Koa.Middleware {
  const router = new Router({ prefix: '/api', sensitive: true });
  const fixedFirst = restOperations.toSorted((a, b) => a.pathKeys.length - b.pathKeys.length);
  for (const rest of fixedFirst) {
    const { name, operation } = rest;
    const path = rest.path.replace(/\{(\w+)\}/g, ':$1');
    router.register(path, [rest.method.toLowerCase()], async (ctx) => {
      if (operation.secretAddress) hideAddress(ctx);
      const context = contextOf(ctx);
      const body = rest.hasBody ? await readFor(ctx, context, [name]) : undefined;
      const input = readInput(rest, { path: ctx.params, query: ctx.query, body });
      const output = await callProcedure(procedures, name, context, input);
      ctx.status = operation.status ?? 200;
      sendJson(ctx, [jsonOf(listOf(ctx, operation, output))]);
    });
  }
  const routes = router.routes() as unknown as Koa.Middleware;
  return (ctx, next) => {
    const { path, pathAndMethod } = router.match(ctx.path, ctx.method);
    if (path.length > 0 && pathAndMethod.length === 0) {
      ctx.set('Allow', [...new Set(path.flatMap((layer) => layer.methods))].join(', '));
      throw new AppError('method_not_allowed');
    }
    return routes(ctx, next);
  };
}
