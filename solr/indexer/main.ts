import { parseArgs } from 'node:util';
import { Engine } from './engine.ts';
import { indexCorpus } from './index-corpus.ts';
import { readIds } from './personal-data.ts';
import { Progress, reportJson, reportText } from './progress.ts';
import { readers } from './readers/index.ts';
import { runCommand, say } from './run-command.ts';
import { tryCorpus } from './try-corpus.ts';

const usage = `Usage: node indexer/main.ts --url http://127.0.0.1:8983/solr/rulings --from <file | folder | ->
  --format jsonl | corte-costituzionale   what a line holds (jsonl)
  --corpus <name>       under which name the index remembers it (the name of --from); --prune needs it
  --if-changed          do nothing when exactly this is indexed already
  --prune               delete what an earlier state of this corpus had and this one has not
  --prune-most          also where less than half of it is left
  --accept-rejects      also where more than a tenth of the lines is rejected
  --again <id>          let a ruling that was withdrawn come back; may be given several times
  --anonymised <file>   ids of rulings, one a line, that say names must be left out and have left them out; others are set aside
  --dry-run             change nothing, and say what would happen
  --checkpoint <file>   remember how far it is, and go on from there
  --rejects <file>      where rejected lines go, with their reason
  --progress json       one JSON object a line instead of text`;

runCommand(async () => {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      from: { type: 'string' },
      format: { type: 'string', default: 'jsonl' },
      corpus: { type: 'string' },
      'if-changed': { type: 'boolean', default: false },
      prune: { type: 'boolean', default: false },
      'prune-most': { type: 'boolean', default: false },
      'accept-rejects': { type: 'boolean', default: false },
      again: { type: 'string', multiple: true, default: [] },
      anonymised: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      checkpoint: { type: 'string' },
      rejects: { type: 'string' },
      progress: { type: 'string' },
    },
  });
  const { url, from } = values;
  const reader = readers[values.format];
  if (!url || !from || !reader) throw new Error(usage);
  const prune = values.prune || values['prune-most'];
  // Without a name the next file would be another corpus, and no ruling of this corpus would be
  // deleted.
  if (prune && !values.corpus)
    throw new Error('--prune requires --corpus, the name of the collection that the files belong to.');

  const engine = new Engine(url);
  const job = {
    engine,
    from,
    reader,
    progress: new Progress(values.progress === 'json' ? reportJson : reportText),
    corpus: values.corpus,
    ifChanged: values['if-changed'],
    prune,
    pruneMost: values['prune-most'],
    checkpointFile: values.checkpoint,
    rejectsFile: values.rejects,
    acceptRejects: values['accept-rejects'],
    again: values.again,
    anonymised: await readIds(values.anonymised),
  };
  try {
    await (values['dry-run'] ? tryCorpus(job, say) : indexCorpus(job));
  } finally {
    await engine.close();
  }
});
