import { connectionCallsAtOnce } from '@massima/contract/constants';
import { isRecord } from '@massima/contract/record';
import { TRPCError, type AnyTRPCProcedure } from '@trpc/server';
import { errorKinds } from '@massima/contract/errors';
import type { Operation, OperationTable, ParsedInputOf, ResultOf } from '@massima/contract/operation';
import type { Actor, CrossAccountAccess } from '../actor.ts';
import { AppError } from '../errors.ts';
import { LongAnswer } from '../long-answer.ts';
import { licensedAccess } from '../may-search.ts';
import { isOwnerGone } from '../models/owner-gone.ts';
import { callsAtOnce } from '../session-concurrency.ts';
import { admit } from './admit.ts';
import type { Context, SignedInContext } from './context.ts';
import { demandProof } from './demand-proof.ts';
import { withDeadline } from './deadline.ts';
import { t } from './init.ts';
import { boundedInput, parseInput } from './parse-input.ts';
import { securityLogged } from './security-log.ts';
import { withinScope } from './within-scope.ts';

type ContextOf<O extends Operation> = O['access'] extends 'public'
  ? Context & { sent: string[] }
  : SignedInContext;
type Body<O extends Operation, W = never> = (
  ctx: ContextOf<O>,
  input: ParsedInputOf<O>,
  wrapped: W | undefined,
) => ResultOf<O> | LongAnswer | Promise<ResultOf<O> | LongAnswer>;
interface Wrapped<W> {
  wrapped: W | undefined;
}
/**
 * Surrounds a call before the caller is authenticated, with the unparsed input. `run` admits the
 * caller and passes `wrapped` to the body.
 */
type Wrap<W> = <R>(ctx: Context, raw: unknown, run: (wrapped?: W) => Promise<R>) => Promise<R>;

/** Procedure typed with its operation, so that no table can list it under another name. */
export type Implementation<O extends Operation> = AnyTRPCProcedure & { readonly operation?: O };
/** Exactly one body for each operation. */
export type Implementations<Tables extends Readonly<Record<string, OperationTable>>> = {
  readonly [F in keyof Tables]: { readonly [N in keyof Tables[F]]: Implementation<Tables[F][N]> };
};

/** A rate that is used up, or something that is full. */
const isTooMuch = (cause: unknown): boolean =>
  cause instanceof AppError &&
  (errorKinds[cause.key] === 'TOO_MANY_REQUESTS' ||
    cause.key === 'folder_full' ||
    cause.key === 'storage_full' ||
    cause.key === 'alerts_full' ||
    cause.key === 'connections_full');

const refusal = (cause: AppError) => new TRPCError({ code: cause.kind, message: cause.key, cause });

const withoutFields = (raw: unknown, names: readonly string[]): unknown =>
  isRecord(raw) ? Object.fromEntries(Object.entries(raw).filter(([name]) => !names.includes(name))) : raw;

/**
 * Context that operations have in addition unless they are public: the caller, and Solr queued for
 * that account.
 */
const signedIn = (
  { deps, reached }: Context & { reached: CrossAccountAccess[] },
  actor: Actor,
  sent: string[],
) => ({
  user: { ...actor, reached, sent },
  deps: { ...deps, engine: deps.engine.forAccount(actor.id) },
});

/**
 * Translates `AppError` into tRPC errors, queues the operations of a session, and aborts an
 * operation that exceeds its deadline.
 */
const refusing = t.middleware(async ({ ctx, path, next }) => {
  try {
    const result = await withDeadline(path, { signal: ctx.signal, patience: ctx.deps.patience }, (signal) =>
      ctx.deps.limitSessionConcurrency({
        session: ctx.token,
        atOnce: ctx.isProgram ? connectionCallsAtOnce : callsAtOnce,
        signal,
        run: () => next({ ctx: { signal } }),
        isTooMuch: (result) => !result.ok && isTooMuch(result.error.cause),
      }),
    );
    if (!result.ok && result.error.cause instanceof AppError) throw result.error.cause;
    return result;
  } catch (error) {
    throw error instanceof AppError ? refusal(error) : error;
  }
});

/** Gives an operation its body, which runs for those whom the declared access admits, on input that fits its schema. */
export function implement<const O extends Operation, W = never>(
  operation: O,
  body: Body<O, W>,
  wrap?: Wrap<W>,
): Implementation<O> {
  const { access, scope, kind, input, inputMaxBytes, output, onlyAdminsSet, sends, byAdmins }: Operation =
    operation;
  const procedure = t.procedure
    .use(securityLogged(access))
    .use(refusing)
    .use(withinScope(scope))
    .use(async ({ ctx, path, getRawInput, next }) => {
      const sent: string[] = [];
      const run = async (wrapped?: W) => {
        if (access === 'public') {
          const by = byAdmins && (await ctx.actor().catch(() => null));
          if (by?.role === 'admin') await demandProof(ctx, operation, by, await getRawInput());
          return next({ ctx: { sent, wrapped } });
        }
        const actor = admit(await ctx.actor(), access);
        await demandProof(ctx, operation, actor, await getRawInput());
        if (sends === 'collection') licensedAccess(actor, ctx.deps.clock.now());
        return next({ ctx: { ...signedIn(ctx, actor, sent), wrapped } });
      };
      const result = await (wrap ? wrap(ctx, await getRawInput(), run) : run());
      // No answer with anything of the collection leaves unless the gate has let it out.
      if (result.ok && sends && sent.length === 0) throw new Error(`${path} did not go out by the gate`);
      // The account was deleted during the call. If it was the caller's, the session was deleted
      // too; otherwise the user no longer exists.
      if (!result.ok && isOwnerGone(result.error.cause))
        throw new AppError(ctx.reached.length > 0 ? 'user_not_found' : 'session_expired');
      return result;
    })
    .use(async ({ ctx, getRawInput, next }) => {
      if (!onlyAdminsSet) return next();
      const actor = await ctx.actor().catch(() => null);
      if (actor?.role === 'admin') return next();
      return next({ getRawInput: async () => withoutFields(await getRawInput(), onlyAdminsSet) });
    })
    // Drops the input of an operation that accepts none.
    .input((raw: unknown): unknown =>
      input ? parseInput(input, boundedInput(raw, inputMaxBytes)) : undefined,
    )
    .output((result: unknown): unknown => (result instanceof LongAnswer ? result : output.parse(result)));
  // The builder cannot infer types from a schema that depends on `operation`. The two schemas above
  // guarantee these types.
  const run = (call: { ctx: Context & Wrapped<W>; input: unknown }) => {
    const ctx = call.ctx as ContextOf<O> & Wrapped<W>;
    return body(ctx, call.input as ParsedInputOf<O>, ctx.wrapped);
  };
  return kind === 'query' ? procedure.query(run) : procedure.mutation(run);
}
