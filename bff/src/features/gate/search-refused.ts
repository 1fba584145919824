import type { ErrorKey } from '@massima/contract/errors';
import { paths } from '@massima/contract/paths';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { nextSearch } from './receipt-of.ts';

/**
 * Returns the error for a rejected search. For `quota_used_up` it contains the price of the next
 * search and the page where the owner raises a program's limit.
 */
export function searchRefused(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  actor: Actor,
  key: ErrorKey,
) {
  if (key !== 'quota_used_up') return new AppError(key);
  return new AppError(key, {
    data: { next_search: nextSearch(actor, clock.now()), url: config.PUBLIC_URL + paths.profile },
  });
}
