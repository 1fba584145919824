import { callTRPCProcedure, type AnyTRPCRouter } from '@trpc/server';
import { operationsByName, type OperationName } from '@massima/contract/operations';
import type { Context } from '../procedures/context.ts';
import { describeError } from './describe-error.ts';

/** Runs one operation for any transport and counts it by its outcome. */
export async function callProcedure(
  router: AnyTRPCRouter,
  name: OperationName,
  ctx: Context,
  input: unknown,
  batchIndex = 0,
): Promise<unknown> {
  const since = performance.now();
  const count = (outcome: string) =>
    ctx.deps.metrics.countOperation(name, outcome, (performance.now() - since) / 1000);
  try {
    const result: unknown = await callTRPCProcedure({
      router,
      path: name,
      type: operationsByName[name].kind,
      ctx,
      getRawInput: async () => input,
      signal: ctx.signal,
      batchIndex,
    });
    count('ok');
    return result;
  } catch (error) {
    ctx.deps.refusedWrites.note(error);
    count(describeError(error, ctx.requestId).body.message);
    throw error;
  }
}
