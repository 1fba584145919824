import { parseArgs } from 'node:util';
import { Checkpoint } from './checkpoint.ts';
import { corpusHash } from './corpus-hash.ts';
import { Engine } from './engine.ts';
import { countRulings, hasMarker, prune, readMarker, writeMarker } from './marker.ts';
import { Progress, reportJson, reportText } from './progress.ts';
import { readCorteCostituzionale } from './readers/corte-costituzionale.ts';
import { readJsonLine } from './readers/json-lines.ts';
import { Rejects } from './rejects.ts';
import { runIndexer } from './run-indexer.ts';
import { findSources } from './sources.ts';

const usage = `Usage: tsx indexer/main.ts --url http://127.0.0.1:8983/solr/rulings --from <file | folder | ->
  --format jsonl | corte-costituzionale   what a line holds (jsonl)
  --corpus <name>       under which name the index remembers it (the name of --from)
  --if-changed          do nothing when exactly this is indexed already
  --prune               delete what an earlier state of this corpus had and this one has not
  --checkpoint <file>   remember how far it is, and go on from there
  --rejects <file>      where rejected lines go, with their reason
  --progress json       one JSON object a line instead of text`;

const readers = { jsonl: readJsonLine, 'corte-costituzionale': readCorteCostituzionale };

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      from: { type: 'string' },
      format: { type: 'string', default: 'jsonl' },
      corpus: { type: 'string' },
      'if-changed': { type: 'boolean', default: false },
      prune: { type: 'boolean', default: false },
      checkpoint: { type: 'string' },
      rejects: { type: 'string' },
      progress: { type: 'string' },
    },
  });
  const { url, from } = values;
  const reader = readers[values.format as keyof typeof readers];
  if (!url || !from || !reader) throw new Error(usage);

  const progress = new Progress(values.progress === 'json' ? reportJson : reportText);
  const engine = new Engine(url);
  const sources = await findSources(from);
  const corpus = values.corpus ?? from.replace(/\/+$/, '').split('/').at(-1) ?? from;
  const hash = await corpusHash(sources);
  const marker = await readMarker(engine, corpus);
  if (values['if-changed'] && from !== '-' && marker?.hash === hash) {
    progress.say('unchanged', { rulings: marker.count, principles: 0, rejected: 0 });
    return engine.close();
  }
  const started_at = new Date().toISOString();
  const checkpoint = await Checkpoint.open(values.checkpoint);
  const rejects = new Rejects(values.rejects);
  const counts = await runIndexer({
    engine,
    sources,
    reader,
    checkpoint,
    rejects,
    progress,
    stamp: { corpus, corpus_hash: hash },
    indexedAt: (await hasMarker(engine)) ? started_at : undefined,
  });
  if (values.prune) await prune(engine, { corpus, hash });
  await engine.commit(true);
  const count = await countRulings(engine, { corpus, hash });
  const finished_at = new Date().toISOString();
  const report = { ...counts, started_at, finished_at, rejects: rejects.first };
  await writeMarker(engine, { corpus, hash, count }, report);
  await engine.commit(true);
  await checkpoint.clear(sources);
  await rejects.close();
  progress.say('done', counts);
  await engine.close();
}

main().catch((error: Error) => {
  const refused = (error as { code?: string }).code === 'ECONNREFUSED' || /ECONNREFUSED/.test(error.message);
  process.stderr.write(
    `${refused ? 'Solr does not answer at the address given with --url.' : error.message}\n`,
  );
  process.exitCode = 1;
});
