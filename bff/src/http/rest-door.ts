import { callTRPCProcedure, type AnyRouter } from '@trpc/server';
import type Koa from 'koa';
import { AppError } from '../errors.ts';
import type { Context } from '../trpc/context.ts';
import { readString, restOperations, type RestOperation } from './rest-operations.ts';

interface Route {
  operation: RestOperation;
  pattern: RegExp;
}

/**
 * The documented REST paths over the same procedures as tRPC. Fixed segments win over parameters, whatever the order of
 * declaration (`/projects/elements/…` before `/projects/{id}`).
 */
export function restDoor(
  router: AnyRouter,
  contextOf: (ctx: Koa.Context) => Context,
  prefix = '/api',
): Koa.Middleware {
  const routes: Route[] = restOperations(router)
    .map((operation) => ({
      operation,
      pattern: new RegExp(`^${operation.rest.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '([^/]+)')}$`),
    }))
    .sort((a, b) => a.operation.pathKeys.length - b.operation.pathKeys.length);

  return async (ctx, next) => {
    if (!ctx.path.startsWith(`${prefix}/`)) return next();
    const path = ctx.path.slice(prefix.length).replace(/\/+$/, '');
    const matches = routes.filter((r) => r.pattern.test(path));
    const method = ctx.method === 'HEAD' ? 'GET' : ctx.method;
    const route = matches.find((r) => r.operation.rest.method === method);
    if (!route) {
      if (matches.length === 0) return next();
      ctx.set('Allow', [...new Set(matches.map((r) => r.operation.rest.method))].join(', '));
      throw new AppError('method_not_allowed');
    }
    const { operation } = route;
    const context = contextOf(ctx);
    const input = operation.input && readInput(ctx, operation, pathValues(route, path));
    const output: unknown = await callTRPCProcedure({
      router,
      path: operation.name,
      type: operation.type,
      ctx: context,
      getRawInput: async () => input,
      signal: context.signal,
      batchIndex: 0,
    });
    ctx.status = operation.rest.status ?? 200;
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'application/json';
    ctx.body = JSON.stringify(output);
  };
}

function pathValues({ operation, pattern }: Route, path: string): Record<string, string> {
  const values = pattern.exec(path)!.slice(1);
  try {
    return Object.fromEntries(operation.pathKeys.map((key, i) => [key, decodeURIComponent(values[i]!)]));
  } catch (cause) {
    throw new AppError('validation_failed', {}, { cause });
  }
}

function readInput(
  ctx: Koa.Context,
  operation: RestOperation,
  path: Record<string, string>,
): Record<string, unknown> {
  const input: Record<string, unknown> = { ...operation.rest.defaults };
  for (const [key, value] of Object.entries(ctx.query)) {
    const field = operation.fields[key];
    if (field && value !== undefined) input[key] = readString(value, field);
  }
  if (operation.hasBody) {
    const body: unknown = ctx.request.body;
    if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) {
      throw new AppError('validation_failed');
    }
    Object.assign(input, body);
  }
  for (const [key, value] of Object.entries(path)) input[key] = readString(value, operation.fields[key]!);
  return input;
}
