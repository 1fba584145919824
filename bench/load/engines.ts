import { makeQuestions } from '../generator/make-questions.ts';
import type { Language } from '../generator/word-statistics.ts';
import { createProductQueryContender, createHandlerContender } from './ask-engine.ts';
import { createTantivyContender } from './ask-tantivy.ts';
import type { Contender, QuestionKind } from './contender.ts';
import { hasTwoCores, moveToEngineCore, startOnEngineCore, takeClientCore, useAllCores } from './cores.ts';
import { reloadCore } from './reload-core.ts';
import { blocksOf, interleaved } from './measure.ts';
import { table } from './report.ts';
import { say, type Bench } from './run-bench.ts';
import { startEngine } from './servers.ts';
import { installTantivy, startTantivy } from './start-tantivy.ts';

export interface Setting {
  language: Language;
  corpus: string;
  blocks: number;
}

const maxClients = 8;
const blockSize = 600;
/** Maximum seconds of a block. A contender that takes seconds per query gets fewer queries. */
const secondsOfBlock = 20;
const kinds: readonly QuestionKind[] = ['all words', 'any word'];

type Makers = ((kind: QuestionKind) => Contender)[];

interface Engines {
  makers: Makers;
  /** Empties the caches of Solr; Tantivy keeps no answers. */
  forget: () => Promise<void>;
}

/**
 * Compares the engines for the same results, each on one core with the client on the other. No
 * other client may query the index in the meantime.
 */
export async function compareEngines(bench: Bench, setting: Setting): Promise<void> {
  if (!hasTwoCores()) return say('engines are compared on two cores, this machine has one: left out');
  const { makers, forget } = await startEngines(bench, setting);
  const blockOptions = { forget, maxSeconds: secondsOfBlock };
  for (const kind of kinds) {
    const contenders = makers.map((make) => make(kind));
    const questions = makeQuestions(setting.language, kind, 1400);
    say(`engines, ${kind}: warming up`);
    const warmUpQuestions = makeQuestions(setting.language, kind, 2 * blockSize, 12);
    await interleaved(contenders, blocksOf(warmUpQuestions, 2, blockSize), maxClients, blockOptions);
    for (const clients of [1, maxClients]) {
      const title = `${clients} client${clients > 1 ? 's' : ''}, ${kind}`;
      say(`engines, ${title}`);
      const blocks = blocksOf(questions, setting.blocks, blockSize);
      console.log(`\n${table(title, await interleaved(contenders, blocks, clients, blockOptions))}`);
    }
    await Promise.all(contenders.map((contender) => contender.close()));
  }
  await useAllCores();
}

/** Starts the engines available on this machine and reports the missing ones. */
async function startEngines(bench: Bench, { corpus }: Setting): Promise<Engines> {
  const makers: Makers = [];
  const python = await installTantivy(bench.folder);
  if (python) {
    say('loading Tantivy');
    const tantivy = await bench.start(startTantivy(python, bench.folder, corpus));
    await moveToEngineCore(tantivy);
    for (const counts of [true, false]) makers.push((kind) => createTantivyContender(tantivy, kind, counts));
  } else say('Tantivy is left out: python3 with venv, or its package from PyPI, cannot be had here');
  await takeClientCore();
  const solr = await bench.start(startOnEngineCore(() => startEngine(bench.folder)));
  const solrs: Makers = [
    (kind) => createHandlerContender(solr, kind, maxClients),
    () => createProductQueryContender(solr, maxClients),
  ];
  return { makers: [...solrs, ...makers], forget: () => reloadCore(solr) };
}
