import { operationsByName, type OperationName } from '@massima/contract/operations';
import type { Operation } from '@massima/contract/operation';
import type Koa from 'koa';
import { admit } from '../../procedures/admit.ts';
import type { Context } from '../../procedures/context.ts';
import { bodyMax, maxBytes } from './max-bytes.ts';
import { isLongerThan, readJson } from './read-body.ts';

/**
 * Size in bytes up to which a body is read without authentication. Most bodies have some hundreds.
 */
const small = 32 * 1024;
/** Number of larger bodies of one caller that are read concurrently. */
const atOnce = 2;

/**
 * Reads the body of a request for these operations, up to the size of their inputs. A large body
 * is read only after its sender was authorised, and few of one sender at a time.
 */
export async function readFor(
  ctx: Koa.Context,
  context: Context,
  names: readonly OperationName[],
): Promise<object> {
  const most = Math.min(bodyMax, names.reduce((sum, name) => sum + maxBytes(name), 0) || small);
  if (!isLongerThan(ctx, small)) return readJson(ctx, most);
  const accesses = names.map((name) => (operationsByName[name] as Operation).access);
  const closed = accesses.filter((access) => access !== 'public');
  if (accesses.length === 0 || closed.length < accesses.length) return readJson(ctx, most);
  const actor = await context.actor();
  for (const access of closed) admit(actor, access);
  return context.deps.limitSessionConcurrency({
    session: `body ${context.token ?? ''}`,
    atOnce,
    signal: context.signal,
    run: () => readJson(ctx, most),
    isTooMuch: () => false,
  });
}
