import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Model } from '../passage.ts';

/** Bundled model, as the index stores it. */
export const ownModel: Model = { name: 'multilingual-e5-small-q4', size: 384 };

/**
 * File names in the model's folder. `notices` is written last, after the whole model has been
 * tested.
 */
export const files = {
  encoder: 'encoder.onnx',
  tokens: 'tokens.bin',
  runtime: 'runtime',
  checksums: 'checksums.json',
  notices: 'NOTICES.md',
} as const;

/** Whether a folder contains a model that was tried when it was made. */
export const isModel = (folder: string): boolean => existsSync(path.join(folder, files.notices));
