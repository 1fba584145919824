import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Model } from '../passage.ts';

/** The model that is brought along, as an index remembers it. */
export const ownModel: Model = { name: 'multilingual-e5-small-q4', size: 384 };

/** The names of what lies in its folder; `notices` is written last, when the whole has been tried. */
export const files = {
  encoder: 'encoder.onnx',
  tokens: 'tokens.bin',
  runtime: 'runtime',
  checksums: 'checksums.json',
  notices: 'NOTICES.md',
} as const;

/** Whether a folder contains a model that was tried when it was made. */
export const isModel = (folder: string): boolean => existsSync(path.join(folder, files.notices));
