import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { generateRulings, type CorpusOptions } from './generate-rulings.ts';
import { readLanguage } from './word-statistics.ts';

const defaults = {
  words: '../shared/data/words',
  rulings: '100000',
  principles: '1',
  'full-text-words': '600',
  seed: '1',
};

/** `tsx bench/generator/main.ts --rulings 100000 --out corpus.jsonl`: a corpus of any size, the same for the same seed. */
const { values } = parseArgs({
  options: {
    ...Object.fromEntries(Object.entries(defaults).map(([k, d]) => [k, { type: 'string', default: d }])),
    out: { type: 'string' },
  } as {
    [k in keyof typeof defaults | 'out']: { type: 'string' };
  },
});
const number = (name: keyof typeof defaults) => Number(values[name]);
await writeCorpus(values.words!, values.out, {
  rulings: number('rulings'),
  principles: number('principles'),
  fullTextWords: number('full-text-words'),
  seed: number('seed'),
});

async function writeCorpus(wordsFile: string, out: string | undefined, options: CorpusOptions) {
  const language = await readLanguage(wordsFile);
  await pipeline(
    Readable.from(lines(generateRulings(language, options))),
    out ? createWriteStream(out) : process.stdout,
  );
}

/** In pieces of some size: a write for every line would cost more than the line. */
function* lines(rulings: Iterable<unknown>): Generator<string> {
  let piece = '';
  for (const ruling of rulings) {
    piece += `${JSON.stringify(ruling)}\n`;
    if (piece.length > 256_000) {
      yield piece;
      piece = '';
    }
  }
  yield piece;
}
