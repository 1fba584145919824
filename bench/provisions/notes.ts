import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Article annulled by a ruling of the Constitutional Court, according to the notes under its text:
 * `cp:22`, `cost:1994:168`.
 */
export interface DeclarationNote {
  provision: string;
  ruling: string;
  words: string;
}

/** Which code a file contains, by its name. */
const codes: Readonly<Record<string, string>> = {
  'codice civile': 'cc',
  'codice penale': 'cp',
  'codice di procedura civile': 'cpc',
  'codice di procedura penale': 'cpp',
};
const article =
  /^Art\.\s*(\d+)(?:[-\s]?([a-z]*(?:bis|ter|quater|quinquies|sexies|septies|octies|novies|decies)))?\b/i;
const note =
  /La\s+Corte\s+[Cc]ostituzionale,?\s+con\s+(?:la\s+)?sentenza\s+(?:n\.\s*\d+\s+del\s+)?[^()]{0,60}?(\d{4}),?\s*n\.\s*(\d+)\s*,?\s*\([^)]*\),?\s*ha\s+dichiarato\s*,?([\s\S]*?)(?=La\s+Corte\s+[Cc]ostituzionale,?\s+con|$)/g;

/**
 * Reads the notes of a folder with one text file per code and one article per line: `codice
 * civile.txt` or `codice civile/ultimate.txt`. Skips the articles of the decree that precedes a
 * code, because the code's numbers start again at 1.
 */
export async function readNotes(folder: string): Promise<DeclarationNote[]> {
  const names = await readdir(folder);
  const all = await Promise.all(
    names.map(async (name) => {
      const code = codes[name.replace(/\.txt$/, '')];
      if (code === undefined) return [];
      const file = name.endsWith('.txt') ? path.join(folder, name) : path.join(folder, name, 'ultimate.txt');
      return notesOf(code, await readFile(file, 'utf8'));
    }),
  );
  return all.flat();
}

function notesOf(code: string, text: string): DeclarationNote[] {
  return text.split('\n').flatMap((line) => {
    const [, number, suffix = ''] = article.exec(line) ?? [];
    if (number === undefined) return [];
    return [...line.matchAll(note)].flatMap(([noteText, year, of, statement = '']) =>
      /illegittimit/i.test(statement)
        ? [
            {
              provision: `${code}:${number}${suffix.toLowerCase()}`,
              ruling: `cost:${year}:${of}`,
              words: noteText,
            },
          ]
        : [],
    );
  });
}
