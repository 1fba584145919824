import { rmSync } from 'node:fs';
import { VectorCache } from '@massima/meaning/vector-cache';
import { ownModel } from '@massima/meaning/model/files';
import { loadModel } from '@massima/meaning/model/runtime';
import { fingerprintKey, fingerprintText } from '@massima/meaning/fingerprint';
import { encodePassage, encodeQuestion, keyOf } from '@massima/meaning/passage';
import { demoPassages, vectorsFile } from './passages.ts';

// tsx solr/demo/make-vectors.ts: rewrites `vectors` after rulings.jsonl or the sources changed.
// Vectors of unchanged texts are reused.

const vectorCache = new VectorCache(vectorsFile, ownModel);
const encode = await loadModel('.cache/meaning');
rmSync(vectorsFile, { force: true });
const vectors = new VectorCache(vectorsFile, ownModel, { mayGrow: true });
vectors.add(fingerprintKey(ownModel), await encodeQuestion(encode, fingerprintText));
for (const passage of await demoPassages()) {
  const key = keyOf(ownModel, passage);
  vectors.add(key, vectorCache.get(key) ?? (await encodePassage(encode, passage)));
}
console.log(`${vectors.count} vectors`);
vectors.close();
