/** Yields an error and its causes, outermost first. */
export function* causesOf(error: unknown): Generator<Error> {
  for (let e = error, depth = 0; e instanceof Error && depth < 5; depth++) {
    yield e;
    // objection stores the driver's error under this name
    e = 'nativeError' in e ? e.nativeError : e.cause;
  }
}
