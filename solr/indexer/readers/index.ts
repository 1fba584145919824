import { readCorteCostituzionale } from './corte-costituzionale.ts';
import { readJsonLine } from './json-lines.ts';
import type { Reader } from './reader.ts';

/** What a line of a source may contain, by the name that the commands take. */
export const readers: Record<string, Reader | undefined> = {
  jsonl: readJsonLine,
  'corte-costituzionale': readCorteCostituzionale,
};
