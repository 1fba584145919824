/** An error and what caused it, from the outside in, however deep the libraries have wrapped it. */
export function* causesOf(error: unknown): Generator<Error> {
  for (let e = error, depth = 0; e instanceof Error && depth < 5; depth++) {
    yield e;
    // objection hands on the driver's own error under this name
    e = 'nativeError' in e ? e.nativeError : e.cause;
  }
}
