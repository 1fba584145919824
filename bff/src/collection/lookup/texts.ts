import type { CollectionDeps } from '../collection-deps.ts';
import { findDocs } from '../solr/calls.ts';
import { fullTextsOf, shortTextsOf } from '../solr/document-queries.ts';
import { textOf } from '../solr/engine-answer.ts';

/** A text that a ruling has in the collection. */
export interface RulingText {
  rulingId: string;
  id: string;
  kind: 'principle' | 'verdict' | 'full_text';
  text: string;
}

interface Wanted {
  /** The principles and syntheses of rulings, or their full texts; one without a text is left out. */
  which: 'short' | 'full';
  signal: AbortSignal;
  timeoutMs?: number;
}

/** The texts of these rulings. None of them may leave before the gate was asked. */
export async function texts(
  { engine }: Pick<CollectionDeps, 'engine'>,
  rulingIds: readonly string[],
  { which, signal, timeoutMs }: Wanted,
): Promise<RulingText[]> {
  if (rulingIds.length === 0) return [];
  if (which === 'short') {
    const docs = await findDocs(engine, shortTextsOf(rulingIds), signal, timeoutMs);
    return docs.map((doc) => ({
      rulingId: doc.ruling_id,
      id: doc.id,
      kind: doc.kind === 'verdict' ? 'verdict' : 'principle',
      text: textOf(doc),
    }));
  }
  const docs = await findDocs(engine, fullTextsOf(rulingIds), signal, timeoutMs);
  return docs.flatMap(({ id, full_text: text }): RulingText[] =>
    text ? [{ rulingId: id, id, kind: 'full_text', text }] : [],
  );
}
