import path from 'node:path';
import { parseArgs } from 'node:util';
import { indexActs } from './acts/index-acts.ts';
import { Engine } from './engine.ts';
import { sourceJob } from './import-source.ts';
import { indexCorpus } from './index-corpus.ts';
import { readIds } from './personal-data.ts';
import { Progress, reportJson, reportText } from './progress.ts';
import { runCommand, say } from './run-command.ts';
import { tryCorpus } from './try-corpus.ts';

const usage = `Usage: npm run import -- <source> <path…>
  corte-costituzionale        the Court's archives of rulings and of massime, as it publishes them, or the public collection of cards
  sentenzeweb                 answers of the Cassazione's search service (JSON)
  giustizia-amministrativa    decisions of TAR and Consiglio di Stato (XML)
  documents                   a folder or an archive of .pdf .docx .odt .html .txt, with a metadata.csv beside them or none
  normattiva                  acts of law as Akoma Ntoso (XML), a file for each day of validity: their articles, not rulings
  --url <solr core>           into this index; the running npm start's, or SOLR_URL's, where nothing is said
  --corpus <name>             under which name the index remembers it (the name of the source)
  --dry-run                   change nothing, and say what would happen
  --prune                     delete what an earlier state of this corpus had and this one has not; --prune-most: most of it too
  --accept-rejects            also where more than a tenth is rejected
  --anonymised <file>         ids of rulings, one a line, that say names must be left out and have left them out; others are set aside
  --again <id>                let a ruling that was withdrawn come back; may be given several times
  --state <folder>            where the state of a run that was cut off and the rejects are kept
  --progress json             one JSON object a line instead of text`;

runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      corpus: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      prune: { type: 'boolean', default: false },
      'prune-most': { type: 'boolean', default: false },
      'accept-rejects': { type: 'boolean', default: false },
      anonymised: { type: 'string' },
      again: { type: 'string', multiple: true, default: [] },
      state: { type: 'string' },
      progress: { type: 'string' },
    },
  });
  const [name = '', ...from] = positionals;
  if (from.length === 0 || !values.url) throw new Error(usage);
  if (name === 'normattiva') return importActs(values.url, from, values);
  const engine = new Engine(values.url);
  try {
    const job = sourceJob({
      engine,
      source: name,
      from,
      corpus: values.corpus ?? name,
      state: values.state,
      progress: new Progress(values.progress === 'json' ? reportJson : reportText),
      prune: values.prune || values['prune-most'],
      pruneMost: values['prune-most'],
      acceptRejects: values['accept-rejects'],
      again: values.again,
      anonymised: await readIds(values.anonymised),
    });
    if (!job) throw new Error(usage);
    if (values['dry-run']) return await tryCorpus(job, say);
    const counts = await indexCorpus(job);
    if (counts && counts.rejected > 0 && job.rejectsFile)
      say(`Rejected lines and reasons: ${job.rejectsFile}`);
  } finally {
    await engine.close();
  }
});

async function importActs(
  url: string,
  from: readonly string[],
  values: { state?: string | undefined; 'dry-run': boolean; 'accept-rejects': boolean },
): Promise<void> {
  const engine = new Engine(url);
  try {
    await indexActs({
      engine,
      from,
      rejectsFile: values.state && path.join(values.state, 'normattiva.rejected.jsonl'),
      acceptRejects: values['accept-rejects'],
      isTrial: values['dry-run'],
      say,
    });
  } finally {
    await engine.close();
  }
}
