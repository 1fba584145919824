import { parseArgs } from 'node:util';
import { readLanguage } from '../generator/word-statistics.ts';
import { aroundEngine } from './around-engine.ts';
import { compareEngines } from './engines.ts';
import { prepareCollection } from './prepare.ts';
import { verdicts, type Verdict } from './report.ts';
import { benchOptions, reportFailure, runBench, sizeOptions, type Bench } from './run-bench.ts';

const usage = `npm run bench:load -- [--rulings 100000] [--principles 1] [--blocks 6] [--words ../shared/data/words]
  --only engines    engine beside engine, a core each (Tantivy, Solr)
  --only product    the product beside the engine: times of processor, and what one client sees added
  --keep <folder>   keeps corpus and indexes there for the next run
  --meaning         with vectors: the model in .cache/meaning reads every question, none of which comes twice
  --json            prints the verdicts as JSON at the end`;

const { values } = parseArgs({
  options: {
    ...benchOptions,
    ...sizeOptions,
    blocks: { type: 'string', default: '6' },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

async function main(bench: Bench): Promise<void> {
  const language = await readLanguage(values.words);
  const { engine, file: corpus } = await prepareCollection(bench, values);
  const blocks = Number(values.blocks);
  const results: Verdict[] =
    values.only === 'engines'
      ? []
      : await aroundEngine(bench, { language, engine, blocks, meaning: values.meaning });
  if (values.only !== 'product') {
    // It restarts on its own core, on the same index.
    await engine.stop();
    await compareEngines(bench, { language, corpus, blocks });
  }
  console.log(`\n${verdicts(results)}`);
  if (values.json) console.log(JSON.stringify(results));
}

if (values.help) console.log(usage);
else await runBench(values.keep, main).catch(reportFailure);
