import { readCorteCostituzionale } from './corte-costituzionale.ts';
import { readJsonLine } from './json-lines.ts';
import type { Reader } from './reader.ts';

/** Readers by the name that commands take. */
export const readers: Record<string, Reader | undefined> = {
  jsonl: readJsonLine,
  'corte-costituzionale': readCorteCostituzionale,
};
