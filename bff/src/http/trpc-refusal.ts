import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { DescribedError } from './describe-error.ts';

/** A refusal as tRPC's client reads it. One that is about a whole batch is sent once, and the client gives it to each call. */
export const trpcRefusal = ({ status, kind, body }: DescribedError, path = '') => ({
  error: {
    message: body.message,
    code: TRPC_ERROR_CODES_BY_KEY[kind],
    data: { code: kind, httpStatus: status, path, ...body },
  },
});
