import { initTRPC } from '@trpc/server';
import type { Context } from './context.ts';

type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Who may call an operation; the procedure it is built on enforces it, this says it in the documentation. */
export type Access = 'public' | 'user' | 'member' | 'admin';

export interface OperationMeta {
  access?: Access;
  rest?: {
    method: HttpMethod;
    path: `/${string}`;
    summary: string;
    status?: 201;
    /** Input that this door adds where the request says nothing, e.g. `full_text: true` of the search. */
    defaults?: Record<string, unknown>;
  };
}

export const t = initTRPC.context<Context>().meta<OperationMeta>().create();
