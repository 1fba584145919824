import type { RulingHeading } from '@massima/contract/ruling-heading';
import type { CheckedReference } from '@massima/contract/citations';
import type { BriefCitation } from '@massima/law/brief/read-brief';
import { seriesOf } from '@massima/law/ruling-keys';
import type { Reference, RulingReference } from '@massima/law/types';
import { differences, otherCourtKeys } from './compare-citation.ts';
import type { Elsewhere } from './find-elsewhere.ts';

export type Judgement = Pick<CheckedReference, 'state' | 'differs' | 'ruling' | 'impossible'>;

const nothing = { differs: [], ruling: null, impossible: null } satisfies Partial<Judgement>;

/** Judges a citation before other years are tried. The state `missing` is therefore preliminary. */
export function verifyReference(
  { reference, impossible }: Pick<BriefCitation, 'reference' | 'impossible'>,
  cited: ReadonlyMap<string, RulingHeading[]>,
): Judgement {
  if (!reference) return { ...nothing, state: 'unread' };
  if (reference.kind === 'provision')
    return { ...nothing, state: impossible ? 'impossible' : 'understood', impossible };
  const judgement = inCollection(reference, cited);
  if (!judgement) return { ...nothing, state: impossible ? 'impossible' : 'missing', impossible };
  // A ruling in the collection exists even if its number seemed impossible. A wrong date or section
  // stays impossible.
  const isWrong = impossible && (impossible.what === 'date' || impossible.what === 'section');
  return isWrong ? { ...judgement, state: 'impossible', impossible } : judgement;
}

function inCollection(
  reference: RulingReference,
  cited: ReadonlyMap<string, RulingHeading[]>,
): Judgement | null {
  const [best] = (cited.get(reference.key) ?? [])
    .map((ruling) => ({ ruling, differs: differences(reference, ruling) }))
    .sort((a, b) => a.differs.length - b.differs.length);
  if (best) return { ...nothing, state: best.differs.length > 0 ? 'differs' : 'found', ...best };
  const [other] = otherCourtKeys(reference).flatMap((key) => cited.get(key) ?? []);
  return other ? { ...nothing, state: 'differs', differs: ['court'], ruling: other } : null;
}

export const isElsewhere = ({ ruling, differs }: Elsewhere): Judgement => ({
  ...nothing,
  state: 'elsewhere',
  differs: [differs],
  ruling,
});

/** Returns the courts and years of a ruling that the collection lacks. */
export const seriesOfReference = (reference: Reference) =>
  reference.kind === 'ruling' ? seriesOf(reference.key) : [];
