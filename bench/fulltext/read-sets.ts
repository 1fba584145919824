import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface GoldHeading {
  id: string;
  kind: string;
  number: string;
  year: string;
  section: string;
  /** DD/MM/YYYY, as `decided`. */
  published: string;
  decided: string;
  rg: string[];
  number_in_text: string;
}
export interface GoldPrinciple {
  id: string;
  own: boolean;
  first?: string;
  last?: string;
}
export interface Form {
  id: string;
  text: string;
  expected: string[];
}

/** A question that a ruling answers, or a rule that was cut out of its text. */
export interface KnownItem {
  id: string;
  kind: 'question' | 'principle' | 'rule';
  query: string;
  /** Other rulings that also answer the query, and rulings that are excluded from the ranking. */
  also?: string[];
  ignore?: string[];
  /** First and last characters of the passage that is removed from the text before indexing. */
  cut?: [string, string];
}

/**
 * Returns all lines of the files in a folder whose names start with `name`; empty if no file
 * matches.
 */
export async function readSet<T>(folder: string, name: string): Promise<T[]> {
  const files = (await readdir(folder)).filter((file) => file.startsWith(name) && file.endsWith('.jsonl'));
  const texts = await Promise.all(files.sort().map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.flatMap((text) =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as T),
  );
}

/** `<id>.txt`, raw; undefined where the folder has none of this id. */
export const readRaw = (folder: string, id: string): Promise<string | undefined> =>
  readFile(path.join(folder, `${id}.txt`), 'utf8').catch(() => undefined);
