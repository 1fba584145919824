import type { InputOf, Operation, OperationTable, OutputOf } from '@massima/contract/operation';
import type { Operations } from '@massima/contract/operations';
import type {
  TRPCBuiltRouter,
  TRPCDefaultErrorShape,
  TRPCMutationProcedure,
  TRPCQueryProcedure,
} from '@trpc/server';

type Procedure<O extends Operation> = O extends { kind: 'query' }
  ? TRPCQueryProcedure<{ input: InputOf<O>; output: OutputOf<O>; meta: unknown }>
  : TRPCMutationProcedure<{ input: InputOf<O>; output: OutputOf<O>; meta: unknown }>;

/**
 * tRPC router type of the contract's operations, so that the app depends on no type of the server.
 */
export type AppRouter = TRPCBuiltRouter<
  { ctx: object; meta: object; errorShape: TRPCDefaultErrorShape; transformer: false },
  {
    [F in keyof Operations]: Operations[F] extends infer T extends OperationTable
      ? { [N in keyof T]: Procedure<T[N]> }
      : never;
  }
>;
