import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Passage } from '@massima/meaning/passage';
import { cleanText } from '../indexer/clean-text.ts';
import { rulingFormat } from '../indexer/format.ts';

export const vectorsFile = fileURLToPath(new URL('./vectors', import.meta.url));

/** Every principle of the demo's rulings, as indexed. */
export const demoPassages = (): Passage[] =>
  ['./rulings.jsonl', './acts/rulings.jsonl']
    .flatMap((file) =>
      readFileSync(new URL(file, import.meta.url), 'utf8')
        .trimEnd()
        .split('\n'),
    )
    .flatMap((line) => rulingFormat.parse(JSON.parse(line)).principles)
    .map(({ title, text }) => ({ title: cleanText(title), text: cleanText(text) }));
