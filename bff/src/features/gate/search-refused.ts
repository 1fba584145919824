import type { ErrorKey } from '@massima/contract/errors';
import { paths } from '@massima/contract/paths';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { nextSearch } from './receipt-of.ts';

/** Why a search is refused; where its owner has to allow a program more, also what that costs and where it is done. */
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
