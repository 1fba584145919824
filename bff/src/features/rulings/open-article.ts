import type { z } from 'zod';
import type { articleInput, articleOutput } from '@massima/contract/article';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { ruling } from '../../collection/index.ts';
import { findResult } from './find-result.ts';

/**
 * Returns the full text of a result with the query terms highlighted and the references resolved.
 */
export async function openArticle(
  deps: Deps,
  actor: Actor,
  { id_new, query }: z.infer<typeof articleInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof articleOutput>> {
  const result = await findResult(deps, actor, id_new, { signal, toRead: true });
  const { rulingId, heading, receipt } = result;
  const issuerTypeId = heading.issuer_type_id;
  const { text, positions, references, fictional, source } = await ruling.read(
    deps,
    { id: rulingId, issuerTypeId, query },
    signal,
  );
  return {
    id_new,
    ruling_id: rulingId,
    ruling: heading,
    ruling_full_text: text,
    keywords_positions: positions,
    references: references.map(({ start, end, label, kind, rulingId: to }) => ({
      start,
      end,
      query: label,
      kind,
      ruling_id: to,
    })),
    fictional,
    ...(source && { source }),
    receipt,
  };
}
