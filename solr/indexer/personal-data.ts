import { readFile } from 'node:fs/promises';
import { hasAnonymityNotice } from '@massima/law/full-text/obscured-data';
import type { Ruling } from './format.ts';

/**
 * Returns the reason to reject a ruling, or undefined. A ruling is rejected if its text requires
 * that names be omitted (art. 52 d.lgs. 196/2003) and the source does not confirm that they are.
 */
export function whyPersonal({ id, full_text, principles }: Ruling): string | undefined {
  const texts = [full_text ?? '', ...principles.map(({ text }) => text)];
  return texts.some(hasAnonymityNotice)
    ? `it says that names must be left out (art. 52 d.lgs. 196/2003): where they are, add ${id} to the file of --anonymised`
    : undefined;
}

/** Reads ids from a file, one a line. */
export async function readIds(file: string | undefined): Promise<ReadonlySet<string>> {
  if (file === undefined) return new Set();
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} cannot be read: --anonymised takes a file with an id on each line.`);
  });
  return new Set(text.split(/\s+/).filter(Boolean));
}
