import type { EngineParameters } from '@massima/bff/collection/for-benches';

/** Parameters as the engine takes them in a form: what has several values comes several times. */
export const engineForm = (parameters: EngineParameters): URLSearchParams =>
  new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
