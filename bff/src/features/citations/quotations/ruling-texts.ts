import type { CheckedQuotation } from '@massima/contract/citations';
import { type EngineDoc, textOf } from '../../../collection/index.ts';
import type { Deps } from '../../../deps.ts';
import { findDocs } from '../../../collection/index.ts';

type Engine = Pick<Deps, 'engine'>;
/** A text that a ruling has in the collection. */
export type RulingText = {
  rulingId: string;
  id: string;
  kind: NonNullable<CheckedQuotation['found_at']>['kind'];
  text: string;
};

/** A ruling has a few, some of the Constitutional Court dozens. */
const mostOfOne = 60;

/** The principles and syntheses of rulings. */
export async function shortTexts(
  { engine }: Engine,
  rulingIds: readonly string[],
  signal: AbortSignal,
): Promise<RulingText[]> {
  if (rulingIds.length === 0) return [];
  const docs = await findDocs(
    engine,
    {
      q: '{!terms f=ruling_id v=$rulings}',
      fq: '{!terms f=kind}principle,verdict',
      rulings: rulingIds.join(','),
      fl: 'id,ruling_id,kind,title,text',
      rows: String(mostOfOne * rulingIds.length),
    },
    signal,
  );
  return docs.map((doc) => ({
    rulingId: doc.ruling_id,
    id: doc.id,
    kind: doc.kind === 'verdict' ? 'verdict' : 'principle',
    text: textOf(doc),
  }));
}

/** The full texts of rulings. */
export async function longTexts(
  { engine }: Engine,
  rulingIds: readonly string[],
  signal: AbortSignal,
): Promise<RulingText[]> {
  if (rulingIds.length === 0) return [];
  const docs = await findDocs(
    engine,
    {
      q: '{!terms f=id v=$rulings}',
      fq: '{!term f=kind}ruling',
      rulings: rulingIds.join(','),
      fl: 'id,full_text',
      rows: String(rulingIds.length),
    },
    signal,
  );
  return docs.flatMap(({ id, full_text: text }: EngineDoc): RulingText[] =>
    text ? [{ rulingId: id, id, kind: 'full_text', text }] : [],
  );
}
