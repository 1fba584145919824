// `npm test`: every check and every test, from a clean clone if need be. All stages run, whatever fails; the last line sums up.
//   npm test                          everything
//   npm test -- --only unit,lint      some stages
//   npm test -- --skip e2e            all but some
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { Children } from './lib/children.mjs';
import { cacheDir } from './lib/paths.mjs';
import { prepareTests } from './lib/prepare-tests.mjs';
import { Progress, seconds } from './lib/progress.mjs';
import { runStage } from './lib/run-stage.mjs';
import { stages } from './lib/stages.mjs';

const reportDir = path.join(cacheDir, 'reports');
const DAY_MS = 86_400_000;

/** @param {string[]} args @param {string} option */
function listed(args, option) {
  const at = args.indexOf(option);
  return at < 0 ? undefined : (args[at + 1] ?? '').split(',').filter(Boolean);
}

/** @param {string[]} args */
function chosenStages(args) {
  const all = stages(reportDir);
  const only = listed(args, '--only');
  const skip = listed(args, '--skip') ?? [];
  const unknown = [...(only ?? []), ...skip].find((name) => !all.some((stage) => stage.name === name));
  if (unknown !== undefined)
    throw new Error(`There is no stage ${unknown}: ${all.map(({ name }) => name).join(', ')}.`);
  return all.filter(({ name }) => (only ? only.includes(name) : true) && !skip.includes(name));
}

/** What tests that were killed have left: their servers are gone with them, their folders are not. */
function removeOldRuns() {
  for (const name of readdirSync(cacheDir).filter((each) => /^(?:test|e2e|start)-/.test(each))) {
    const folder = path.join(cacheDir, name);
    if (Date.now() - statSync(folder).mtimeMs > DAY_MS) rmSync(folder, { recursive: true, force: true });
  }
}

async function main() {
  mkdirSync(reportDir, { recursive: true });
  removeOldRuns();
  const progress = new Progress({ tty: false });
  const chosen = chosenStages(process.argv.slice(2));
  await prepareTests(new Children(cacheDir), new Set(chosen.map(({ name }) => name)), progress);
  /** @type {import('./lib/run-stage.mjs').Result[]} */
  const results = [];
  for (const stage of chosen) {
    console.log(`\n── ${stage.title} ${'─'.repeat(Math.max(3, 60 - stage.title.length))}`);
    const result = await runStage(stage, reportDir);
    results.push(result);
    console.log(`${result.ok ? '✓' : '✗'} ${stage.title}: ${seconds(result.ms)}`);
  }
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
  finish(
    results.reduce((sum, { passed }) => sum + passed, 0),
    results.reduce((sum, { failed }) => sum + failed, 0),
  );
}

/** @param {number} passed @param {number} failed */
function finish(passed, failed) {
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`${passed} passed, ${failed} failed`);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  finish(0, 1);
});
