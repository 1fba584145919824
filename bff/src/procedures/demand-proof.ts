import { effectFor, proofSeconds, takesProof } from '@massima/contract/effects';
import type { Operation } from '@massima/contract/operation';
import { fieldsOf } from '@massima/contract/record';
import { proveInput, type GivenProof } from '@massima/contract/session';
import { z } from 'zod';
import type { Actor } from '../actor.ts';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { isProven } from '../is-proven.ts';
import { noteProof } from '../models/session.ts';
import type { Context } from './context.ts';
import { parseInput } from './parse-input.ts';

const byFactor = proveInput.pick({ second_factor: true });

/**
 * Throws `second_factor_required` or `proof_required` if the operation's effect asks for a proof of this session that is missing or too
 * old. A call that carries a proof gives it to the session first. Programs have no session, and reach nothing that asks.
 */
export async function demandProof(
  ctx: Context,
  operation: Operation,
  actor: Actor,
  raw: unknown,
): Promise<void> {
  if (!operation.beforeFactor) demandFactor(actor, ctx.deps.config);
  const effect = effectFor(operation, actor.role);
  const seconds = proofSeconds[effect];
  const { freeWhere, takesPassword, byAdmins } = operation;
  const { sessionId } = actor;
  if (seconds === null || sessionId === null) return;
  if (freeWhere && fieldsOf(raw)[freeWhere.field] === freeWhere.is) return;
  const proof = proofIn(operation, raw);
  const now = ctx.deps.clock.now();
  const isProlonged = effect === 'administers';
  const proven = isProven(actor, { seconds, isProlonged, now });
  // A form of an account may contain a `password` that the operation ignores. It is a proof only if one is missing.
  const isIgnored = byAdmins !== undefined && proven && !proof?.second_factor;
  if (proof && !isIgnored) return ctx.prove(actor, proof);
  if (takesPassword && !actor.hasSecondFactor) return;
  if (!proven) throw await ctx.askForProof(actor);
  if (isProlonged) await noteProof(ctx.deps.db, sessionId, { proof_used_at: now });
}

/** Where the installation demands a second factor of administrators, one without reaches nothing but its set-up. */
function demandFactor(
  { role, hasSecondFactor }: Pick<Actor, 'role' | 'hasSecondFactor'>,
  { ADMIN_SECOND_FACTOR }: Pick<Config, 'ADMIN_SECOND_FACTOR'>,
): void {
  if (role === 'admin' && ADMIN_SECOND_FACTOR && !hasSecondFactor)
    throw new AppError('second_factor_required', { data: { challenge: '', kinds: [] } });
}

/** The proof that a call carries; null if none, and of a query: its input would be in the address. A `password` of its own is no proof. */
function proofIn(operation: Operation, raw: unknown): GivenProof | null {
  const { second_factor, password } = fieldsOf(raw);
  const hasOwn = operation.input instanceof z.ZodObject && 'password' in operation.input.shape;
  if (!takesProof(operation) || (second_factor === undefined && (hasOwn || password === undefined)))
    return null;
  return parseInput(hasOwn ? byFactor : proveInput, raw);
}
