import type { ServerResponse } from 'node:http';

export const size = 256;

/** Behaviour of the fake embedding endpoint for the texts of a request. */
export type EmbeddingBehaviour = (response: ServerResponse, input: string[]) => unknown;
/** Returns one of two vectors: for texts about dogs, and for all others. */
export const vectorOf = (text: string) =>
  Array.from({ length: size }, (_, i) => (/cane|domestic/.test(text) === i < 9 ? 1 : 0));
export const send = (response: ServerResponse, embeddings: unknown[]) =>
  response.end(JSON.stringify({ data: embeddings.map((embedding, index) => ({ embedding, index })) }));

/** Returns the text of the principle `r29-m1`, or a similar text. */
export function passageOf(id: string) {
  const i = Number(/\d+/.exec(id)?.[0]);
  const title = 'Responsabilità';
  if (i === 29) return { title, text: 'Del danno risponde chi è proprietario del cane, anche smarrito.' };
  const text =
    i < 14
      ? `Il proprietario della bestia risponde del danno, ${i}.`
      : `Il recinto aperto di una casa, ${i}.`;
  return { title, text };
}
