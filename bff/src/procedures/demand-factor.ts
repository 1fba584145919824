import type { Actor } from '../actor.ts';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';

/** Where the installation demands a second factor of administrators, one without reaches nothing but its set-up. */
export function demandFactor(
  { role, hasSecondFactor }: Pick<Actor, 'role' | 'hasSecondFactor'>,
  { ADMIN_SECOND_FACTOR }: Pick<Config, 'ADMIN_SECOND_FACTOR'>,
): void {
  if (role === 'admin' && ADMIN_SECOND_FACTOR && !hasSecondFactor)
    throw new AppError('second_factor_required', { data: { challenge: '', kinds: [] } });
}
