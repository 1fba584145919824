import type { z } from 'zod';
import { searchesPerMinute } from '@massima/contract/constants';
import type { applyingInput, applyingOutput } from '@massima/contract/citations';
import { parseQuery } from '@massima/law/parse-query';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { sendOut } from '../gate/index.ts';
import { consumeRateLimit } from '../limits/index.ts';
import { officialLinks } from '../../adapters/official-links.ts';
import { provision } from '../../collection/index.ts';

/**
 * Counts the rulings that apply the first article or act in the query, by year and authority.
 *
 * Uses no query. Look-ups and searches have the same limit per minute.
 */
export async function applyingRulings(
  deps: Deps,
  actor: Actor,
  { query, day }: z.infer<typeof applyingInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof applyingOutput>> {
  await consumeRateLimit(deps, `provisions:${actor.id}`, { limit: searchesPerMinute, windowSeconds: 60 });
  const named = parseQuery(query).references.find(({ kind }) => kind === 'provision');
  if (!named) return { provision: null, receipt: (await sendOut(deps, actor, { of: 'facts' })).receipt };
  const { total, years, authorities } = await provision(deps, named.key, signal);
  return {
    provision: {
      key: named.key,
      label: named.label,
      official: officialLinks(deps, named.key, day),
      total,
      years,
      authorities,
    },
    receipt: (await sendOut(deps, actor, { of: 'facts' })).receipt,
  };
}
