// Implements `npm test`; scripts/test.mjs documents its arguments.
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Children } from './children.mjs';
import { keepLoopbackDirect } from './loopback.mjs';
import { cacheDir } from './paths.mjs';
import { prepareTests } from './prepare-tests.mjs';
import { Progress, seconds } from './progress.mjs';
import { longestOf } from './read-report.mjs';
import { runStage } from './run-stage.mjs';
import { stages } from './stages.mjs';
import { onAnotherNode } from './wanted-node.mjs';

const reportDir = path.join(cacheDir, 'reports');
const DAY_MS = 86_400_000;
const SIDE_BY_SIDE = 2;
const DATABASES = ['mariadb', 'mariadb-11.8', 'mysql'];

/**
 * Rejects unknown arguments, because a misspelt `--only` would run everything.
 * @param {string[]} args
 */
function readArguments(args) {
  const text = { type: /** @type {const} */ ('string') };
  const flag = { type: /** @type {const} */ ('boolean'), default: false };
  const options = { only: text, skip: text, changed: flag, node: text, database: text };
  return parseArgs({ args, options }).values;
}
/** @typedef {ReturnType<typeof readArguments>} Arguments */

/** @param {string | undefined} list */
const listed = (list) => list?.split(',').filter(Boolean);

/** @param {Arguments} args */
function chosenStages(args) {
  const all = stages(reportDir, { changed: args.changed });
  const only = listed(args.only);
  const skip = listed(args.skip) ?? [];
  const unknown = [...(only ?? []), ...skip].find((name) => !all.some((stage) => stage.name === name));
  if (unknown !== undefined)
    throw new Error(`Unknown stage ${unknown}: ${all.map(({ name }) => name).join(', ')}.`);
  return all.filter(({ name }) => (only ? only.includes(name) : true) && !skip.includes(name));
}

/** Folders of tests that were killed: their servers are gone, their folders are not. */
function removeOldRuns() {
  for (const name of readdirSync(cacheDir).filter((each) => /^(?:test|e2e|start)-/.test(each))) {
    const folder = path.join(cacheDir, name);
    if (Date.now() - statSync(folder).mtimeMs > DAY_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {Arguments} args */
function chooseDatabase({ database: name = 'mariadb' }) {
  if (!DATABASES.includes(name)) throw new Error(`Unknown database ${name}: ${DATABASES.join(', ')}.`);
  process.env['TEST_DATABASE'] = name;
}

/** @param {string[]} argv of the command line */
export async function runTests(argv) {
  keepLoopbackDirect();
  const args = readArguments(argv);
  if (args.node !== undefined) {
    process.exitCode = await onAnotherNode(args.node, argv);
    return;
  }
  chooseDatabase(args);
  mkdirSync(reportDir, { recursive: true });
  removeOldRuns();
  const progress = new Progress({ tty: false });
  const chosen = chosenStages(args);
  await prepareTests(new Children(cacheDir), new Set(chosen.map(({ name }) => name)), progress);
  const results = [
    ...(await runQuick(chosen.filter(({ quick }) => quick))),
    ...(await runInTurn(chosen.filter(({ quick }) => !quick))),
  ];
  console.log('\nIn all:');
  for (const { stage, ok, passed, failed, ms } of results) {
    const counts = stage.report
      ? `${passed} passed${failed ? `, ${failed} failed` : ''}`
      : ok
        ? 'passed'
        : 'failed';
    console.log(
      `  ${ok ? '✓' : '✗'} ${stage.name.padEnd(12)} ${counts.padEnd(26)} ${seconds(ms).padStart(8)}`,
    );
  }
  sayLongest(results);
  sayFailures(results);
  finish(
    results.reduce((sum, { passed }) => sum + passed, 0),
    results.reduce((sum, { failed }) => sum + failed, 0),
  );
}

/** Where time could be won. @param {Result[]} results */
function sayLongest(results) {
  const longest = longestOf(results.flatMap(({ longest }) => longest));
  if (longest.length > 0) console.log('\nThe longest tests:');
  for (const { test, ms } of longest) console.log(`  ${seconds(ms).padStart(8)}  ${test}`);
}

/** @typedef {import('./run-stage.mjs').Result} Result */
/** @typedef {import('./stages.mjs').Stage} Stage */

/**
 * Repeats the failures at the end of the output.
 * @param {Result[]} results
 */
function sayFailures(results) {
  const failures = results.flatMap(({ failures }) => failures);
  if (failures.length > 0) console.log('\nFailed:');
  for (const { test, output } of failures)
    console.log(`  ✗ ${test}\n      ${output.replaceAll('\n', '\n      ')}`);
}

/** @param {Stage[]} chosen */
const heading = (...chosen) => {
  const text = chosen.map(({ title }) => title).join(', ');
  console.log(`\n── ${text} ${'─'.repeat(Math.max(3, 60 - text.length))}`);
};

/** @param {Result} result */
const outcome = ({ ok, stage, ms }) => console.log(`${ok ? '✓' : '✗'} ${stage.title}: ${seconds(ms)}`);

/** Checks that only read sources, side by side: most of them use one core. @param {Stage[]} chosen @returns {Promise<Result[]>} */
async function runQuick(chosen) {
  if (chosen.length > 0) heading(...chosen);
  const slots = limitConcurrency(SIDE_BY_SIDE);
  return Promise.all(
    chosen.map(async (stage) => {
      const result = await runStage(stage, reportDir, slots);
      outcome(result);
      return result;
    }),
  );
}

/** @param {Stage[]} chosen @returns {Promise<Result[]>} */
async function runInTurn(chosen) {
  /** @type {Result[]} */
  const results = [];
  for (const stage of chosen) {
    heading(stage);
    const result = await runStage(stage, reportDir);
    outcome(result);
    results.push(result);
  }
  return results;
}

/** @param {number} passed @param {number} failed */
function finish(passed, failed) {
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`${passed} passed, ${failed} failed`);
}

/**
 * Lets a limited number of tasks run at the same time; the others wait in the order in which they came.
 * @param {number} atOnce @returns {<T>(work: () => Promise<T>) => Promise<T>}
 */
function limitConcurrency(atOnce) {
  let free = atOnce;
  /** @type {(() => void)[]} */
  const waiting = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise((resolve) => waiting.push(() => resolve(undefined)));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
