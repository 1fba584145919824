import type { CheckedReference } from '@massima/contract/citations';

export type State = CheckedReference['state'];
/** What must be looked at comes first. */
export const states: readonly State[] = ['missing', 'differs', 'found', 'understood'];

export type Cited = {
  reference: CheckedReference;
  /** Which mark of the text it is the first of. */
  number: number;
  times: number;
};

/** The references of a brief by what was found out, each once, in the order of the text. */
export function reportGroups(references: readonly CheckedReference[]): Record<State, Cited[]> {
  const groups: Record<State, Map<string, Cited>> = {
    missing: new Map(),
    differs: new Map(),
    found: new Map(),
    understood: new Map(),
  };
  references.forEach((reference, number) => {
    const group = groups[reference.state];
    // the same number with another wrong date is another thing to look at
    const key = `${reference.label} ${reference.differs.join()}`;
    const known = group.get(key);
    if (known) known.times += 1;
    else group.set(key, { reference, number, times: 1 });
  });
  return {
    missing: [...groups.missing.values()],
    differs: [...groups.differs.values()],
    found: [...groups.found.values()],
    understood: [...groups.understood.values()],
  };
}
