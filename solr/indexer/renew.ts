import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { nameOf } from './index-corpus.ts';
import { Progress, reportJson, reportText } from './progress.ts';
import { readers } from './readers/index.ts';
import { findPlace } from './place/find-place.ts';
import { describeOthers, dropIndex, rollBackIndex } from './renew/roll-back-index.ts';
import type { IndexHost } from './place/place.ts';
import { type RenewedCorpus, renewIndex } from './renew/renew-index.ts';
import { publicSources, withCredit } from './public-sources.ts';
import { readIds } from './personal-data.ts';
import { runCommand, say } from './run-command.ts';

const usage = `Usage: node indexer/renew.ts --url http://127.0.0.1:8983/solr --from [<corpus>=]<file | folder> [--from …]
Indexes everything anew, compares it with what is there, and lets it take the place without a pause. Run it again to go on.
  --source [<corpus>:]<source>=<path>   a public source, as npm run import loads it (corpus: the name of the source); may be given several times
  --name <name>         what the product asks for: SOLR_CORE (rulings)
  --format jsonl | corte-costituzionale   what a line holds (jsonl)
  --shards <n> --replicas <n>   of the new collection, in SolrCloud (as now; 1 and 2 where there is none)
  --state <folder>      where an unfinished run remembers how far it is (the system's temporary folder)
  --anonymised <file>   ids of rulings, one a line, that say names must be left out and have left them out; others are set aside
  --progress json       one JSON object a line instead of text
  --ignore-runs         even where an indexing into the present index was cut off, which otherwise has to be ended first
Afterwards:
  --back [--to <index>] the one before takes the place again; --to where there are several
  --drop <index>        delete one that was kept`;

const text = { type: 'string' } as const;
const noSources: string[] = [];
const options = {
  url: text,
  from: { type: 'string', multiple: true, default: noSources },
  source: { type: 'string', multiple: true, default: noSources },
  name: { type: 'string', default: 'rulings' },
  format: { type: 'string', default: 'jsonl' },
  shards: text,
  replicas: text,
  state: { type: 'string', default: tmpdir() },
  progress: text,
  anonymised: text,
  'ignore-runs': { type: 'boolean', default: false },
  back: { type: 'boolean', default: false },
  to: text,
  drop: text,
} as const;

function count(argument: string | undefined): number | undefined {
  if (argument === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(argument)) throw new Error(usage);
  return Number(argument);
}

function readArguments() {
  const { values } = parseArgs({ options });
  const { url, format, from, source, back, drop, shards, replicas } = values;
  const reader = readers[format];
  const actions = [from.length + source.length > 0, back, drop !== undefined].filter(Boolean).length;
  // Standard input cannot be read again if the run is interrupted.
  if (!url || !reader || actions !== 1 || from.includes('-')) throw new Error(usage);
  const shape = { shards: count(shards), replicas: count(replicas) };
  return { ...values, url: url.replace(/\/$/, ''), reader, shape };
}

type Arguments = ReturnType<typeof readArguments>;

/** Parses `demo-web:sentenzeweb=folder` or `sentenzeweb=folder`. */
function publicCorpus(argument: string): RenewedCorpus {
  const [, called, name = '', at = ''] = /^(?:([\w.-]+):)?([\w-]+)=(.+)$/.exec(argument) ?? [];
  const source = publicSources[name];
  if (!source) throw new Error(usage);
  return {
    corpus: called ?? name,
    from: [at],
    reader: withCredit(source),
    records: source.records([at]),
    source: source.credit,
  };
}

async function renew(indexHost: IndexHost, options: Arguments): Promise<void> {
  const { url, name, from, reader, state, progress } = options;
  // A machine may index the same file into two Solrs.
  const engine = createHash('sha256').update(url).digest('hex').slice(0, 8);
  await renewIndex({
    place: indexHost,
    name,
    reader,
    anonymised: await readIds(options.anonymised),
    say,
    corpora: [
      ...from.map((source) => {
        const [, corpus = nameOf(source), at = source] = /^([\w.-]+)=(.+)$/.exec(source) ?? [];
        return { corpus, from: at };
      }),
      ...options.source.map(publicCorpus),
    ],
    progress: new Progress(progress === 'json' ? reportJson : reportText),
    checkpointFile: (index) => path.join(state, `massima-${engine}-${index}.json`),
    ignoreRuns: options['ignore-runs'],
  });
  for (const { index, holds: contents } of await describeOthers(indexHost))
    say(`Kept: ${index}, ${contents}.`);
}

runCommand(async () => {
  const options = readArguments();
  const indexHost = await findPlace(options.url, options.name, options.shape);
  if (options.back) {
    const { index, holds: contents } = await rollBackIndex(indexHost, options.to);
    say(`${options.name} is what ${index} held: ${contents}.`);
  } else if (options.drop !== undefined) {
    await dropIndex(indexHost, options.drop);
    say(`Deleted ${options.drop}.`);
  } else await renew(indexHost, options);
});
