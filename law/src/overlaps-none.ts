interface Span {
  start: number;
  end: number;
}

/** Returns a function that checks that a span shares no character with `spans`. Ends are exclusive. */
export const overlapsNone =
  (spans: readonly Span[]) =>
  ({ start, end }: Span): boolean =>
    !spans.some((other) => other.start < end && start < other.end);
