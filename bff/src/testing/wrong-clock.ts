/** The clock of the machine, wrong by this much for all of this process. @returns what puts it right */
export function setClockWrong(ms: number): () => void {
  const Right = Date;
  const now = () => Right.now() + ms;
  globalThis.Date = new Proxy(Right, {
    construct: (target, given, self) => Reflect.construct(target, given.length > 0 ? given : [now()], self),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  return () => void (globalThis.Date = Right);
}

/** Variables for a server's process whose clock is wrong by this much from its start. */
export const withClockWrong = (ms: number): Record<string, string> => ({
  NODE_OPTIONS: `--import=${new URL('wrong-clock-preload.ts', import.meta.url).href}`,
  CLOCK_WRONG_BY_MS: String(ms),
});
