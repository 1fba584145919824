import type { Payments } from '../../adapters/payments.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';

export function requirePayments({ payments }: Deps): Payments {
  if (!payments) throw new AppError('service_unavailable');
  return payments;
}

/** Returns the result of a call, or `otherwise` if the provider has no such object. */
export async function orIfMissing<T, O>(call: Promise<T>, otherwise: O): Promise<T | O> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof AppError && error.key === 'file_not_found') return otherwise;
    throw error;
  }
}
