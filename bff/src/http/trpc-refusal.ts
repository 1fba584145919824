import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { DescribedError } from './describe-error.ts';

/**
 * Formats an error for tRPC's client. An error about a complete batch is sent once, and the client
 * applies it to each call.
 */
export const trpcRefusal = ({ status, kind, body }: DescribedError, path = '') => ({
  error: {
    message: body.message,
    code: TRPC_ERROR_CODES_BY_KEY[kind],
    data: { code: kind, httpStatus: status, path, ...body },
  },
});
