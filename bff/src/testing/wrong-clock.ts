/**
 * Shifts the clock of this process by `ms`.
 * @returns function that restores it
 */
export function setClockWrong(ms: number): () => void {
  const Right = Date;
  const now = () => Right.now() + ms;
  globalThis.Date = new Proxy(Right, {
    construct: (target, parameters, self) =>
      Reflect.construct(target, parameters.length > 0 ? parameters : [now()], self),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  return () => void (globalThis.Date = Right);
}

/** Returns the variables for a server process with a shifted clock. */
export const withClockWrong = (ms: number): Record<string, string> => ({
  NODE_OPTIONS: `--import=${new URL('wrong-clock-preload.ts', import.meta.url).href}`,
  CLOCK_WRONG_BY_MS: String(ms),
});
