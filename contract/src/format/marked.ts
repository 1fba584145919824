/** A displayed line: kind, text, and a key that identifies it after a change. */
export interface Said {
  key: string;
  name: string;
  value: string;
}
export interface Marked extends Said {
  /** Previous line, if it differed. */
  was: Said | null;
  isNew: boolean;
  /** Whether the line existed before and is gone. */
  isGone: boolean;
}

/**
 * Compares the present lines with the previous ones. Without previous lines nothing is
 * highlighted.
 */
export function marked(now: readonly Said[], before: readonly Said[] | undefined): Marked[] {
  const kept = now.map((said): Marked => {
    const was = before?.find(({ key }) => key === said.key) ?? null;
    const isSame = was?.name === said.name && was.value === said.value;
    return { ...said, was: isSame ? null : was, isNew: before !== undefined && was === null, isGone: false };
  });
  const gone = (before ?? []).filter(({ key }) => !now.some((said) => said.key === key));
  return [...kept, ...gone.map((said) => ({ ...said, was: null, isNew: false, isGone: true }))];
}
