import { parseArgs } from 'node:util';
import { VectorCache } from '@massima/meaning/vector-cache';
import { Engine } from './engine.ts';
import { indexMeaning, type MeaningProgress } from './meaning/index-meaning.ts';
import { openEncoder } from './meaning/open-encoder.ts';
import { runCommand, say } from './run-command.ts';

const usage = `Usage: node indexer/meaning.ts --url http://127.0.0.1:8983/solr/rulings
Gives every principle of the index a vector of what it means; texts that have one are left. Searches go on. Run it again to go on.
  --model <folder>      the model that is brought along (npm run fetch in meaning/); or EMBEDDINGS_URL, EMBEDDINGS_MODEL, EMBEDDINGS_KEY
  --vectors <file>      vectors that were made before; with --keep, new ones are written behind them
  --keep                keep what is made in that file
  --threads <n>         of the model (1)
  --afresh              replace all vectors, for another model than the index has
  --progress json       one JSON object a line instead of text`;

const reportText = ({ event, seen, total, made, taken, missing, seconds, rate }: MeaningProgress) =>
  say(
    `${event === 'done' ? 'Checked' : '…'} ${seen} of ${total} texts: ${made} vectors made, ${taken} existing, ${missing} missing: ${seconds} s, ${rate} made/s`,
  );

runCommand(async () => {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      model: { type: 'string' },
      vectors: { type: 'string' },
      keep: { type: 'boolean', default: false },
      threads: { type: 'string', default: '1' },
      afresh: { type: 'boolean', default: false },
      progress: { type: 'string' },
    },
  });
  const { url, model: folder, vectors, keep, afresh, progress } = values;
  const threads = Number(values.threads);
  if (!url || !(threads >= 1) || (keep && vectors === undefined)) throw new Error(usage);
  const { model, encode, parallel } = await openEncoder({ folder, threads, environment: process.env });
  const vectorCache = vectors === undefined ? undefined : new VectorCache(vectors, model, { mayGrow: keep });
  if (!encode && !vectorCache) throw new Error(usage);
  const engine = new Engine(url);
  try {
    await indexMeaning({
      engine,
      model,
      encode,
      kept: vectorCache,
      parallel,
      afresh,
      report: progress === 'json' ? (event) => say(JSON.stringify(event)) : reportText,
    });
  } finally {
    vectorCache?.close();
    await engine.close();
  }
});
