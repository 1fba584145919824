import { parseArgs } from 'node:util';
import { indexActs } from '../indexer/acts/index-acts.ts';
import { Engine } from '../indexer/engine.ts';
import { sourceJob } from '../indexer/import-source.ts';
import { indexCorpus } from '../indexer/index-corpus.ts';
import { Progress, reportJson } from '../indexer/progress.ts';
import { fictionIn } from '../indexer/public-sources.ts';
import { readJsonLine } from '../indexer/readers/json-lines.ts';
import { runCommand, say } from '../indexer/run-command.ts';
import { demoActRulings, demoActs, demoRulings, demoSources } from './sources.ts';

// node solr/demo/load.ts --url <solr core> [--checkpoint <file>]: loads all demo data in one
// process and skips what is already indexed.

runCommand(async () => {
  const { values } = parseArgs({ options: { url: { type: 'string' }, checkpoint: { type: 'string' } } });
  const engine = new Engine(values.url ?? '');
  const quiet = { engine, progress: new Progress(() => undefined), ifChanged: true };
  const lines = { engine, reader: readJsonLine, ifChanged: true };
  try {
    await indexCorpus({
      ...lines,
      ...{ from: demoRulings, corpus: 'demo', prune: true, pruneMost: true },
      progress: new Progress(reportJson),
      checkpointFile: values.checkpoint,
    });
    await indexActs({
      engine,
      from: [demoActs],
      rejectsFile: undefined,
      acceptRejects: false,
      say: () => undefined,
    });
    await indexCorpus({ ...lines, ...quiet, from: demoActRulings, corpus: 'demo-acts', prune: false });
    for (const { corpus, source, folder } of demoSources) {
      const how = { prune: true, pruneMost: true, state: undefined };
      const job = sourceJob({ ...quiet, ...how, source, corpus, from: [folder] });
      if (job) await indexCorpus({ ...job, source: job.source && fictionIn(job.source) });
    }
    const { numFound } = await engine.select({ q: 'kind:ruling', rows: '0' });
    say(JSON.stringify({ event: 'loaded', rulings: numFound }));
  } finally {
    await engine.close();
  }
});
