import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isModel } from '../fetch/fetch-model.ts';
import { encodePassage, toBytes } from '../passage.ts';
import { files } from './files.ts';
import expected from './original-engine.json' with { type: 'json' };
import { readHead } from './read-weights.ts';
import { loadModel } from './runtime.ts';
import { tokensOf } from './tokens.ts';

/** Where `npm start` and `npm test` bring it. */
const folder = fileURLToPath(new URL('../../../.cache/meaning', import.meta.url));
/** Loaded once. */
let loaded: ReturnType<typeof loadModel> | undefined;
const model = () => (loaded ??= loadModel(folder));

const likeness = (one: ArrayLike<number>, other: ArrayLike<number>) => {
  const dot = (a: ArrayLike<number>, b: ArrayLike<number>) =>
    Array.from(a).reduce((sum, value, i) => sum + value * b[i]!, 0);
  return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other));
};

// Without a network the weights could not be had: `npm start` or `npm test` fetches them.
describe.skipIf(!isModel(folder))('the model (skipped where its weights are not in .cache/meaning)', () => {
  test.each(expected)(
    'cuts and places as the original engine does: $text',
    async ({ text, tokens, vector }) => {
      const cut = tokensOf(readHead(readFileSync(path.join(folder, files.tokens))).pieces);
      expect(cut(text, 512)).toHaveLength(tokens);
      const encode = await model();
      expect(likeness(await encode(text, 512), new Int8Array(Buffer.from(vector, 'base64')))).toBeGreaterThan(
        0.999,
      );
    },
  );

  test('takes whatever may be typed', async () => {
    const encode = await model();
    for (const text of ['', 'a'.repeat(1000), '👩‍⚖️'.repeat(300), '\uD800', 'parola '.repeat(2000), '\u0000']) {
      const vector = await encode(text, 512);
      expect(vector).toHaveLength(384);
      expect(vector.every(Number.isFinite)).toBe(true);
    }
  });

  test('reads no more tokens than were asked for', async () => {
    const encode = await model();
    const [long, cut] = await Promise.all([
      encode('parola '.repeat(500), 20),
      encode('parola '.repeat(18), 20),
    ]);
    expect(likeness(long, cut)).toBeGreaterThan(0.99);
    const principle = { title: 'Appalto', text: "L'appaltatore risponde dei vizi dell'opera." };
    const whole = await encodePassage(encode, principle);
    const text = toBytes(await encode(`passage: ${principle.text}`, 160));
    expect(likeness(whole, text)).toBeLessThan(0.999);
  });
});
