import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

/**
 * Query with the ids of the expected results. `self` is the ruling that contains the query; it is
 * never a result.
 */
export type RankedQuery = { q: string; rel: string[]; self?: string };
/** Corpus of a set: principles without titles, principles with titles, or paragraphs of prose. */
export type CorpusName = 'texts' | 'titled' | 'paragraphs';
export type QuestionSet = { name: string; corpus: CorpusName; questions: RankedQuery[] };

export type Passage = { id: string; ruling?: string; anno?: number; titolo?: string; testo: string };

/** Every `*.json` of the folder is a set of questions. */
export async function readSets(folder: string): Promise<QuestionSet[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (file) => {
      const questions = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as RankedQuery[];
      return { name: file.replace(/\.json$/, ''), corpus: corpusOf(questions), questions };
    }),
  );
}

/** At most this many of its questions, evenly spread, and so the same ones every time. */
export function spreadEvenly(set: QuestionSet, most: number): QuestionSet {
  const step = Math.max(1, set.questions.length / most);
  const questions = set.questions.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  return { ...set, questions: questions.slice(0, most) };
}

/** Told by the answers: paragraphs are p0, p1 …; questions that know their own ruling ask titles too. */
function corpusOf(questions: readonly RankedQuery[]): CorpusName {
  const [first] = questions;
  if (first?.rel.every((id) => /^p\d+$/.test(id))) return 'paragraphs';
  return first?.self === undefined ? 'texts' : 'titled';
}

export async function* readPassages(file: string): AsyncGenerator<Passage> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });
  for await (const line of lines) if (line.trim()) yield JSON.parse(line) as Passage;
}
