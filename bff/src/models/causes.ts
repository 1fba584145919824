/** An error and what caused it, from the outside in, however deep the libraries have wrapped it. */
export function* causesOf(error: unknown): Generator<Error> {
  for (let e = error, depth = 0; e instanceof Error && depth < 5; depth++) {
    yield e;
    e = e.cause;
  }
}
