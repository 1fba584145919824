// The model that knows what texts mean: fetched once into the cache beside the other downloads; the search does without it until then.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { typescript } from './parts.mjs';
import { cacheDir } from './paths.mjs';

const MODEL_DIR = path.join(cacheDir, 'meaning');

/**
 * @param {import('./children.mjs').Children} children
 * @param {{ update(text: string): void, done(text?: string): void, fail(text: string): void }} part
 */
export async function bringModel(children, part) {
  // Written last, when the whole has been tried.
  if (existsSync(path.join(MODEL_DIR, 'NOTICES.md'))) return part.done('is there');
  part.update('fetching the model (205 MB, once)');
  try {
    const fetching = typescript('meaning/src/fetch/main.ts', '--into', MODEL_DIR);
    await children.run('model', { what: 'Fetching the model', ...fetching });
    part.done('fetched');
  } catch (error) {
    part.fail('could not be had: what it is for is left out');
    throw error;
  }
}
