import type { ServerResponse } from 'node:http';

export const size = 256;

/** What an endpoint of vectors does with the texts that it is given. */
export type Answer = (response: ServerResponse, input: string[]) => unknown;
/** Of two kinds: what is about dogs, and the rest. */
export const vectorOf = (text: string) =>
  Array.from({ length: size }, (_, i) => (/cane|domestic/.test(text) === i < 9 ? 1 : 0));
export const send = (response: ServerResponse, embeddings: unknown[]) =>
  response.end(JSON.stringify({ data: embeddings.map((embedding, index) => ({ embedding, index })) }));

/** What the principle `r29-m1` says, and similar ones. */
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
