import { searchesPerMinute } from '@massima/contract/constants';
import { keyInUse } from '@massima/law/official-text';
import { provisionLabel } from '@massima/law/provision-keys';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { consumeRateLimit } from '../limits/index.ts';

/**
 * Resolves the article or act that an account looks up to the key in use. Look-ups by name and by
 * key share one limit per minute, equal to the limit of searches.
 * @throws AppError `too_many_attempts`; `file_not_found` if the key is invalid
 */
export async function requestedProvision(
  deps: Deps,
  actor: Actor,
  rawKey: string,
): Promise<{ key: string; label: string }> {
  await consumeRateLimit(deps, `provisions:${actor.id}`, { limit: searchesPerMinute, windowSeconds: 60 });
  const key = keyInUse(rawKey);
  const label = provisionLabel(key);
  if (label === null) throw new AppError('file_not_found');
  return { key, label };
}
