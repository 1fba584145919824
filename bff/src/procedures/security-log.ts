import type { Access } from '@massima/contract/operation';
import { fieldsOf } from '@massima/contract/record';
import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import type { CrossAccountAccess } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { isDatabaseUnavailable } from '../models/database-away.ts';
import { insertSecurityEntry } from '../models/security-log.ts';
import { findUserByEmail } from '../models/user.ts';
import type { Context } from './context.ts';
import { t } from './init.ts';
import {
  detailOf,
  isSecurityRelevant,
  subjectOf,
  type FinishedCall,
  type Subject,
} from './security-entry.ts';

export interface SecurityEntry {
  operation: string;
  outcome: string;
  actorId: number | null;
  accountId: number | null;
  clientIp: string | null;
  detail: string | null;
  requestId: string | null;
}

/** Outcomes caused by the database, to which a row then cannot be written. */
export const byCommand = (name: string, outcome: string): SecurityEntry => ({
  operation: `command.${name}`,
  outcome,
  actorId: null,
  accountId: null,
  clientIp: null,
  detail: null,
  requestId: null,
});

/** Builds an entry for an operator's command. */
export const byJob = (name: string, accountId: number): SecurityEntry => ({
  ...byCommand(name, 'ok'),
  operation: `job.${name}`,
  accountId,
});

/** Builds an entry for a background job's action on an account. */
const withoutTable: ReadonlySet<string> = new Set(['service_unavailable', 'service_timeout']);

/** Passes every finished call to the security log, with its accesses to data of other accounts. */
export const securityLogged = (access: Access) =>
  t.middleware(async ({ ctx, path, type, getRawInput, next }) => {
    const reached: CrossAccountAccess[] = [];
    const result = await next({ ctx: { reached } });
    const call = {
      operation: path,
      kind: type === 'query' ? ('query' as const) : ('mutation' as const),
      access,
      outcome: outcomeOf(result),
      output: result.ok ? result.data : undefined,
      reached,
    };
    if (isSecurityRelevant(call)) {
      await logCall(ctx, { ...call, input: await getRawInput().catch(() => undefined) });
    }
    return result;
  });

/** Logs a call. Never throws, nor delays the caller's response. */
async function logCall(ctx: Context, call: FinishedCall): Promise<void> {
  const actor = await ctx.actor().catch(() => null);
  const { operation, outcome } = call;
  const { clientIp, requestId } = ctx;
  let repeated = 0;
  if (outcome !== 'ok' && outcome !== 'wrong_user_or_password') {
    const before = ctx.deps.loggedRefusals.pass(`${operation} ${outcome} ${clientIp} ${actor?.id}`);
    if (before === null) return;
    repeated = before;
  }
  const accountId = await findSubject(ctx.deps, subjectOf(call, actor), outcome);
  const entry = { operation, outcome, actorId: actor?.id ?? null, accountId, clientIp, requestId };
  await writeEntry(ctx.deps, { ...entry, detail: detailOf(call) }, repeated);
}

/** Writes one log line, and one row for the administrators' audit. */
export async function writeEntry(deps: Deps, entry: SecurityEntry, repeated = 0): Promise<void> {
  const at = deps.clock.now();
  const line = { at: at.toISOString(), ...entry, ...(repeated > 0 && { repeated }) };
  deps.securityLog[entry.outcome === 'ok' ? 'info' : 'warn'](line, 'security');
  if (withoutTable.has(entry.outcome)) return;
  try {
    await insertSecurityEntry(deps.db, {
      at,
      operation: entry.operation,
      outcome: entry.outcome,
      actor_id: entry.actorId,
      account_id: entry.accountId,
      client_ip: entry.clientIp,
      detail: entry.detail,
      request_id: entry.requestId,
    });
  } catch (err) {
    deps.log.error(
      { err, requestId: entry.requestId },
      'could not store a security entry; it is in the log only',
    );
  }
}

/** Returns `ok`, the error key, or the key of a response with `success: false`. */
function outcomeOf(result: { ok: true; data: unknown } | { ok: false; error: unknown }): string {
  if (result.ok) {
    const { success, message } = fieldsOf(result.data);
    return success === false && typeof message === 'string' ? message : 'ok';
  }
  const cause = result.error instanceof TRPCError ? result.error.cause : result.error;
  if (cause instanceof AppError) return cause.key;
  if (cause instanceof ZodError) return 'validation_failed';
  // The key that the caller received (`describe-error.ts`).
  return isDatabaseUnavailable(cause) ? 'service_unavailable' : 'unknown_error';
}

async function findSubject({ db }: Deps, subject: Subject, outcome: string): Promise<number | null> {
  if (subject === null) return null;
  if ('id' in subject) return subject.id;
  if (withoutTable.has(outcome)) return null;
  const account = await findUserByEmail(db, subject.email).catch(() => undefined);
  return account?.id ?? null;
}
