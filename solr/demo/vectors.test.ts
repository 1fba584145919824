import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { VectorCache } from '@massima/meaning/vector-cache';
import { isModel, ownModel } from '@massima/meaning/model/files';
import { loadModel } from '@massima/meaning/model/runtime';
import { fingerprintKey } from '@massima/meaning/fingerprint';
import { encodePassage, keyOf, cosineSimilarity } from '@massima/meaning/passage';
import { demoPassages, vectorsFile } from './passages.ts';

const folder = fileURLToPath(new URL('../../.cache/meaning', import.meta.url));
const passages = await demoPassages();
const vectors = new VectorCache(vectorsFile, ownModel);

test('has a vector for exactly the texts of the demo (run make-vectors.ts if this fails)', () => {
  const keys = new Set([fingerprintKey(ownModel), ...passages.map((passage) => keyOf(ownModel, passage))]);
  expect([...keys].filter((key) => !vectors.get(key))).toEqual([]);
  expect(vectors.count).toBe(keys.size);
});

test.skipIf(!isModel(folder))(
  'a sample made anew is the same (skipped where the model is not in .cache/meaning)',
  async () => {
    const encode = await loadModel(folder);
    for (const passage of passages.filter((_, i) => i % 200 === 0)) {
      const vector = await encodePassage(encode, passage);
      expect(cosineSimilarity(vector, vectors.get(keyOf(ownModel, passage))!)).toBeGreaterThan(0.999);
    }
  },
);
