import type { EngineParameters } from '@massima/bff/collection/for-benches';

/** Returns the parameters as a form for Solr; a parameter with several values is repeated. */
export const engineForm = (parameters: EngineParameters): URLSearchParams =>
  new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => [value].flat().map((value) => [name, value])),
  );
