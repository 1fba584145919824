import type { CheckedReference } from '@massima/contract/citations';
import type { ProvisionFate } from '@massima/contract/provision-fate';
import { amendmentTexts } from '../../lib/amendment-texts.ts';
import type { Texts } from './report-row.ts';
import type { State } from './report-states.ts';

type AmendedReference = CheckedReference & {
  fate: ProvisionFate[];
  /** Displayed state; `fated` if the article was amended in a way that matters to the brief. */
  displayState: State;
};

/**
 * Copies the amendments of an article to all its references, because the response contains them
 * once.
 */
export function withAmendments(references: readonly CheckedReference[]): AmendedReference[] {
  const byKey = new Map(
    references.flatMap(({ key, fate: amendments }) => (amendments ? [[key, amendments] as const] : [])),
  );
  return references.map((reference) => {
    const amendments = reference.fate ?? byKey.get(reference.key) ?? [];
    return {
      ...reference,
      fate: amendments,
      displayState: reference.state === 'understood' && amendments.some(counts) ? 'fated' : reference.state,
    };
  });
}

/** Plain amendments are listed on the article's page only. */
const counts = ({ what }: ProvisionFate): boolean => what !== 'amended';

/** Returns the amendments of an article as lines of plain text. */
export const amendmentLines = (amendments: readonly ProvisionFate[], texts: Texts): string[] =>
  amendments
    .filter(counts)
    .map((amendment) =>
      texts.t('report_fate', { ...amendmentTexts(amendment, texts), words: amendment.words }),
    );
