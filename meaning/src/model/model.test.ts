import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { asE5Reads, encodePassage, toBytes } from '../passage.ts';
import { files, isModel } from './files.ts';
import original from './original-engine.json' with { type: 'json' };
import { readHead } from './read-weights.ts';
import { loadModel } from './runtime.ts';
import { tokensOf } from './tokens.ts';

const expected = original.map((one) => ({
  ...one,
  kind: one.kind === 'query' ? ('query' as const) : ('passage' as const),
}));

/** Where `npm start` and `npm test` bring it. */
const folder = fileURLToPath(new URL('../../../.cache/meaning', import.meta.url));
/** Loaded once. */
let loaded: ReturnType<typeof loadModel> | undefined;
const model = () => (loaded ??= loadModel(folder));

const similarity = (like: ArrayLike<number>, other: ArrayLike<number>) => {
  const dot = (a: ArrayLike<number>, b: ArrayLike<number>) =>
    Array.from(a).reduce((sum, value, i) => sum + value * b[i]!, 0);
  return dot(like, other) / Math.sqrt(dot(like, like) * dot(other, other));
};

// Without a network the weights could not be had: `npm start` or `npm test` fetches them.
describe.skipIf(!isModel(folder))('the model (skipped where its weights are not in .cache/meaning)', () => {
  test.each(expected)(
    'tokenises and embeds like the original runtime: $text',
    async ({ kind, text, tokens, vector }) => {
      const cut = tokensOf(readHead(readFileSync(path.join(folder, files.tokens))).pieces);
      expect(cut(asE5Reads(kind, text), 512)).toHaveLength(tokens);
      const encode = await model();
      expect(
        similarity(await encode(kind, text, 512), new Int8Array(Buffer.from(vector, 'base64'))),
      ).toBeGreaterThan(0.999);
    },
  );

  test('embeds any typed text', async () => {
    const encode = await model();
    for (const text of ['', 'a'.repeat(1000), '👩‍⚖️'.repeat(300), '\uD800', 'parola '.repeat(2000), '\u0000']) {
      const vector = await encode('query', text, 512);
      expect(vector).toHaveLength(384);
      expect(vector.every(Number.isFinite)).toBe(true);
    }
  });

  test('reads at most the given number of tokens', async () => {
    const encode = await model();
    const [long, cut] = await Promise.all([
      encode('query', 'parola '.repeat(500), 20),
      encode('query', 'parola '.repeat(18), 20),
    ]);
    expect(similarity(long, cut)).toBeGreaterThan(0.99);
    const principle = { title: 'Appalto', text: "L'appaltatore risponde dei vizi dell'opera." };
    const vectorOfAll = await encodePassage(encode, principle);
    const text = toBytes(await encode('passage', principle.text, 160));
    expect(similarity(vectorOfAll, text)).toBeLessThan(0.999);
  });
});
