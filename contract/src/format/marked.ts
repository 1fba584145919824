/** A line that is read: what it is, what it says, and by which key it is found again once it has changed. */
export interface Said {
  key: string;
  name: string;
  value: string;
}
export interface Marked extends Said {
  /** What was there before, where that was something else. */
  was: Said | null;
  isNew: boolean;
  /** It was there before, and nothing of it is now. */
  isGone: boolean;
}

/** What is there now compared with what was there before; without that nothing is marked. */
export function marked(now: readonly Said[], before: readonly Said[] | undefined): Marked[] {
  const kept = now.map((said): Marked => {
    const was = before?.find(({ key }) => key === said.key) ?? null;
    const isSame = was?.name === said.name && was.value === said.value;
    return { ...said, was: isSame ? null : was, isNew: before !== undefined && was === null, isGone: false };
  });
  const gone = (before ?? []).filter(({ key }) => !now.some((said) => said.key === key));
  return [...kept, ...gone.map((said) => ({ ...said, was: null, isNew: false, isGone: true }))];
}
