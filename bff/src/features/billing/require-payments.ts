import type { Payments } from '../../adapters/payments.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';

export function requirePayments({ payments }: Deps): Payments {
  if (!payments) throw new AppError('service_unavailable');
  return payments;
}
