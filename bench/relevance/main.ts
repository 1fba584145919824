import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { Asker } from './ask.ts';
import { compare } from './compare.ts';
import { guardSets } from './guards.ts';
import {
  findSilence,
  ownNearEnough,
  readQuestion,
  type EngineCall,
} from '@massima/bff/collection/for-benches';
import { isModel } from '@massima/meaning/model/files';
import { runCheck, sampleFile, sampleVectors } from './check/run-check.ts';
import { indexVectors, openCore, removeCore, runIndexer, startNode } from './node.ts';
import { BenchMeaning } from './meaning.ts';
import { ablateSynonyms, reportLines } from './lines.ts';
import { withoutMilitaryCode } from './military-code.ts';
import { readAnswers } from './read-answers.ts';
import { jsonReport, textReport } from './report.ts';
import { runSet, type SetResult } from './run-set.ts';
import { measureSpeed } from './speed.ts';
import { type CorpusName, readPassages, readSets, spreadEvenly } from './sets.ts';
import { toRuling } from './to-rulings.ts';

// npm run bench:relevance -- [--data folder] [--only set,set] [--json]
//   --check           tests a small fictional sample against limits, as part of `npm test`
//   --without citations,everyday,meaning   leaves out the citation step, the legal synonyms of everyday terms, or the embeddings
//   --vectors <file>  cache file of the embeddings, extended if needed; without it search ranks by terms only
//   --model <folder>  folder of the model (.cache/meaning); --weight <n> overrides the recipe's weight
//   --each <n>        uses at most n queries of each set, evenly spread
//   --lines           measures the effect of each synonym line on each set instead of the sets
//   --speed           compares Solr's time with that of a plain query of the same terms
//   --read <file>     prints the first ten results for each line of a file, to be judged by reading
//   --keep            keeps the indexes in .cache/relevance and reuses them next time (delete it to reindex)
//   --solr <url>      uses a running node
//   --save <file>     writes the score of every query; --against <file> compares with such a file

/** Default folder in which `npm start` and `npm test` install the model. */
const usualModel = '.cache/meaning';

const fileOf: Record<CorpusName, string> = {
  texts: 'massime.jsonl.gz',
  titled: 'massime.jsonl.gz',
  paragraphs: 'paragraphs.jsonl.gz',
};
const coreOf = (corpus: CorpusName) => `bench-relevance-${corpus}`;

/** Standard output contains only the result. */
const say = (text: string) => process.stderr.write(`${text}\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string', default: '../shared/data/relevance' },
      json: { type: 'boolean', default: false },
      solr: { type: 'string' },
      only: { type: 'string' },
      keep: { type: 'boolean', default: false },
      save: { type: 'string' },
      against: { type: 'string' },
      check: { type: 'boolean', default: false },
      without: { type: 'string' },
      lines: { type: 'boolean', default: false },
      read: { type: 'string' },
      speed: { type: 'boolean', default: false },
      vectors: { type: 'string' },
      model: { type: 'string', default: usualModel },
      weight: { type: 'string' },
      each: { type: 'string' },
    },
  });
  if (values.check) return checkSample(values.solr);
  const folder = path.resolve(values.data);
  if (!existsSync(folder))
    throw new Error(
      `The folder ${values.data} does not exist. Set the folder with the query sets by --data.`,
    );
  const principles = path.join(folder, fileOf.texts);
  const allSets = await readSets(folder);
  const all = existsSync(principles)
    ? [...(await withoutMilitaryCode(allSets, principles)), ...(await guardSets(principles))]
    : allSets;
  const sets = all
    .filter(({ name }) => !values.only || values.only.split(',').includes(name))
    .map((set) => (values.each ? spreadEvenly(set, Number(values.each)) : set));
  if (sets.length === 0) throw new Error(`The folder ${values.data} contains no query sets (*.json).`);

  const without = new Set(
    (['citations', 'everyday', 'meaning'] as const).filter((ablation) =>
      values.without?.split(',').includes(ablation),
    ),
  );

  const meaning =
    values.vectors === undefined || without.has('meaning')
      ? undefined
      : await BenchMeaning.open(values.model, values.vectors);
  const scratch = await mkdtemp(path.join(tmpdir(), 'relevance-'));
  const cacheFolder = path.resolve('.cache/relevance');
  if (values.keep) await mkdir(cacheFolder, { recursive: true });
  const ownNode = values.solr ? undefined : await startNode(values.keep ? cacheFolder : scratch);
  const node = ownNode?.url ?? (values.solr ?? '').replace(/\/$/, '');
  const corpora = [...new Set(sets.map(({ corpus }) => corpus))];
  const results: Record<string, SetResult> = {};
  const effects: Awaited<ReturnType<typeof ablateSynonyms>> = [];
  try {
    for (const corpus of corpora) {
      const core = await openCore(node, coreOf(corpus), values.keep);
      if (!core.filled) await fill(core.url, corpus, path.join(folder, fileOf[corpus]), scratch);
      const asker = new Asker(core.url, without, values.speed, {
        embed: meaning?.of(core.url),
        weight: values.weight === undefined ? undefined : Number(values.weight),
      });
      if (values.read && corpus === 'titled')
        process.stdout.write(await readAnswers(core.url, asker, values.read));
      for (const set of values.read ? [] : sets.filter((set) => set.corpus === corpus)) {
        say(`asking ${set.name}`);
        if (values.speed) process.stdout.write(`${set.name}: ${await measureSpeed(set.questions, asker)}\n`);
        else if (values.lines) effects.push(...(await ablateSynonyms(set, asker)));
        else results[set.name] = await runSet(set, asker);
      }
      await asker.close();
      if (!values.keep) await removeCore(node, coreOf(corpus));
    }
  } finally {
    meaning?.close();
    await ownNode?.stop();
    await rm(scratch, { recursive: true, force: true });
  }
  if (values.read || values.speed) return;
  if (values.lines) {
    process.stdout.write(`${reportLines(effects)}\n`);
    return;
  }
  if (values.save) await writeFile(values.save, JSON.stringify(results));
  process.stdout.write(`${values.json ? jsonReport(results, meaning?.model.name) : textReport(results)}\n`);
  if (values.against) {
    const before = JSON.parse(await readFile(values.against, 'utf8')) as Record<string, SetResult>;
    process.stdout.write(`${compare(before, results)}\n`);
  }
}

/** The demo's rulings on their own node: fast enough for every `npm test`. */
async function checkSample(solr: string | undefined): Promise<void> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'relevance-'));
  const ownNode = solr ? undefined : await startNode(scratch);
  const node = ownNode?.url ?? (solr ?? '').replace(/\/$/, '');
  const name = 'bench-relevance-check';
  try {
    const { url } = await openCore(node, name, false);
    await runIndexer(url, sampleFile);
    // Without the model the limits must be reached by terms only.
    const meaning = isModel(usualModel)
      ? await BenchMeaning.open(usualModel, sampleVectors, { mayGrow: false })
      : undefined;
    if (meaning) await indexVectors(url, sampleVectors);
    const queryEngine: EngineCall = (handler, parameters) => asker.post(handler, parameters);
    const asker = new Asker(url, new Set(), false, { embed: meaning?.inIndex(queryEngine) });
    // the terms are counted like filters, which this client leaves out unless `asShown` is set
    const counter = new Asker(url, new Set(), true);
    const count: EngineCall = (handler, parameters) => counter.post(handler, parameters);
    const silence = (q: string) =>
      findSilence(
        count,
        { parsed: readQuestion(q), found: 1 },
        { embed: meaning && (() => meaning.inIndex(queryEngine)(q)), nearEnough: ownNearEnough },
      );
    const { report, passed } = await runCheck(asker, meaning?.subjectsIn(queryEngine), silence, sampleFile);
    process.stdout.write(
      `${meaning ? `By words and ${meaning.model.name}` : 'By words alone: there is no model in .cache/meaning'}\n`,
    );
    meaning?.close();
    await Promise.all([asker.close(), counter.close()]);
    await removeCore(node, name);
    process.stdout.write(`${report}\n`);
    if (!passed) process.exitCode = 1;
  } finally {
    await ownNode?.stop();
    await rm(scratch, { recursive: true, force: true });
  }
}

async function fill(core: string, corpus: CorpusName, file: string, scratch: string): Promise<void> {
  say(`indexing ${path.basename(file)} (${corpus})`);
  const rulings = path.join(scratch, `${corpus}.jsonl`);
  const out = createWriteStream(rulings);
  for await (const passage of readPassages(file))
    if (!out.write(`${toRuling(passage, corpus === 'titled')}\n`)) await once(out, 'drain');
  out.end();
  await finished(out);
  await runIndexer(core, rulings);
}

main().catch((error: Error) => {
  say(error.message);
  process.exitCode = 1;
});
