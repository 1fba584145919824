import type { CheckedReference } from '@massima/contract/citations';

export type State = CheckedReference['state'];
/** What must be looked at comes first. */
export const states: readonly State[] = [
  'impossible',
  'differs',
  'elsewhere',
  'missing',
  'unread',
  'found',
  'understood',
];

export type Cited = {
  reference: CheckedReference;
  /** Which mark of the text it is the first of. */
  number: number;
  times: number;
};

/** The references of a brief by what was found out, each once, in the order of the text. */
export function reportGroups(references: readonly CheckedReference[]): Record<State, Cited[]> {
  const groups = new Map(states.map((state) => [state, new Map<string, Cited>()]));
  references.forEach((reference, number) => {
    const group = groups.get(reference.state);
    // the same number with another wrong date is another thing to look at
    const key = `${reference.label} ${reference.differs.join()}`;
    const known = group?.get(key);
    if (known) known.times += 1;
    else group?.set(key, { reference, number, times: 1 });
  });
  const listed = (state: State) => [...(groups.get(state)?.values() ?? [])];
  return {
    impossible: listed('impossible'),
    differs: listed('differs'),
    elsewhere: listed('elsewhere'),
    missing: listed('missing'),
    unread: listed('unread'),
    found: listed('found'),
    understood: listed('understood'),
  };
}
