import { searchesPerMinute } from '@massima/contract/constants';
import { keyInUse } from '@massima/law/official-text';
import { provisionLabel } from '@massima/law/provision-keys';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { consumeRateLimit } from '../limits/index.ts';

/**
 * The article or act that an account looks up: by the key under which it is kept, whichever was written. An account may look up as many a
 * minute as it may search, by name and by key together. Throws `too_many_attempts`, and `file_not_found` for what is no key.
 */
export async function provisionAsked(
  deps: Deps,
  actor: Actor,
  given: string,
): Promise<{ key: string; label: string }> {
  await consumeRateLimit(deps, `provisions:${actor.id}`, { limit: searchesPerMinute, windowSeconds: 60 });
  const key = keyInUse(given);
  const label = provisionLabel(key);
  if (label === null) throw new AppError('file_not_found');
  return { key, label };
}
