import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { COLOURS, readReport } from './read-report.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {import('./read-report.mjs').Report} Report */
/** @typedef {Report & { stage: Stage, ok: boolean, ms: number }} Result */

/** @typedef {<T>(work: () => Promise<T>) => Promise<T>} Turns */
/** @typedef {{ code: number, what: string | undefined, output: string }} Ended `output`: by a step whose output was gathered */

const MAX_OUTPUT_LINES = 20;

/**
 * Runs a stage. A stage of tests counts its tests, and one more failure if it failed without a
 * failed test (it could not start, or threw an unhandled error). A check that fails counts as one
 * failure.
 * @param {Stage} stage
 * @param {string} reportDir
 * @param {Turns} [slots] shared with the stages that run in parallel
 * @returns {Promise<Result>}
 */
export async function runStage(stage, reportDir, slots) {
  const began = Date.now();
  const report = path.join(reportDir, `${stage.name}.json`);
  rmSync(report, { force: true });
  const ended = await runSteps(stage, slots);
  /** @type {Report} */
  const counted = stage.report
    ? readReport(stage.report, report, inRoot('.'))
    : { passed: 0, failed: 0, failures: [], longest: [] };
  const isEmpty = stage.report !== undefined && counted.passed === 0 && !stage.mayBeEmpty;
  const ok = ended.every(({ code }) => code === 0) && counted.failed === 0 && !isEmpty;
  const failures = counted.failures.length > 0 ? counted.failures : ended.flatMap(failureOf(stage));
  return { ...counted, failures, stage, ok, failed: counted.failed || (ok ? 0 : 1), ms: Date.now() - began };
}

/**
 * Returns the end of a check's output for the summary; ESLint, tsc and knip print their totals
 * there.
 * @param {Stage} stage
 */
const failureOf =
  ({ title }) =>
  (/** @type {Ended} */ { code, what, output }) => {
    if (code === 0) return [];
    const lines = output.replaceAll(COLOURS, '').trim().split('\n');
    return [
      {
        test: what ? `${title}: ${what}` : title,
        output: lines.slice(-MAX_OUTPUT_LINES).join('\n') || `exit ${code}`,
      },
    ];
  };

/**
 * Announces each step of a stage that runs in parallel with others, whose output appears only
 * after the end.
 * @param {Stage} stage
 * @param {Turns | undefined} slots
 * @returns {Promise<Ended[]>}
 */
async function runSteps({ title, steps }, slots) {
  const begin = (/** @type {import('./stages.mjs').Step} */ step) => {
    console.log(`… ${title}${step.what ? `: ${step.what}` : ''}`);
    return runStep(step, true);
  };
  if (slots) return Promise.all(steps.map((step) => slots(() => begin(step))));
  /** @type {Ended[]} */
  const ended = [];
  for (const step of steps) ended.push(await runStep(step, false));
  return ended;
}

/**
 * @param {import('./stages.mjs').Step} step
 * @param {boolean} gather buffers the output and prints it when the step ends, so that outputs do
 *   not mix
 * @returns {Promise<Ended>}
 */
function runStep({ command, args, what, cwd = '.', env = {} }, gather) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: inRoot(cwd),
      env: { ...process.env, ...env },
      stdio: ['ignore', gather ? 'pipe' : 'inherit', gather ? 'pipe' : 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => (console.error(error.message), resolve({ code: 127, what, output })));
    child.once('close', (code) => {
      if (output) process.stdout.write(output);
      resolve({ code: code ?? 1, what, output });
    });
  });
}
