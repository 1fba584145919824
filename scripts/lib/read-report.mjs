import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ test: string, output: string }} Failure `test`: its file and names; `output`: the error in one line, without its stack. */
/** @typedef {{ test: string, ms: number }} Taken */
/** @typedef {{ passed: number, failed: number, failures: Failure[], longest: Taken[] }} Report `longest`: those tests that took longest, the longest first. */
/** @typedef {{ title: string, file?: string, suites?: Suite[], specs?: Spec[] }} Suite */
/** @typedef {{ title: string, tests: { status: string, results: { error?: { message?: string }, duration?: number }[] }[] }} Spec */

const MAX_CHARACTERS = 300;
const MAX_LONGEST = 10;
/** Colour sequences of a terminal. */
export const COLOURS = /\u001B\[[\d;]*m/g;

/** @param {string | undefined} message */
function joinLines(message = '') {
  const lines = message
    .replaceAll(COLOURS, '')
    .split('\n')
    .map((line) => line.trim());
  const stack = lines.findIndex((line) => line.startsWith('at '));
  const messageLines = lines.slice(0, stack < 0 ? undefined : stack).filter(Boolean);
  return messageLines.join(' ').slice(0, MAX_CHARACTERS);
}

/**
 * Reads a reporter's JSON. A missing or incomplete report has no tests.
 * @param {'vitest' | 'playwright'} kind
 * @param {string} file
 * @param {string} root folder that file names are relative to
 * @returns {Report}
 */
export function readReport(kind, file, root) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return kind === 'vitest' ? readVitest(report, root) : readPlaywright(report);
  } catch {
    return { passed: 0, failed: 0, failures: [], longest: [] };
  }
}

/** @param {Taken[]} taken @returns {Taken[]} */
export const longestOf = (taken) => taken.toSorted((a, b) => b.ms - a.ms).slice(0, MAX_LONGEST);

/** @param {any} report @param {string} root @returns {Report} */
function readVitest(report, root) {
  const failures = report.testResults.flatMap((/** @type {any} */ result) => {
    const name = path.relative(root, result.name);
    // A file that could not be loaded has no tests.
    if (result.status === 'failed' && result.assertionResults.length === 0)
      return [{ test: name, output: joinLines(result.message) }];
    return result.assertionResults
      .filter((/** @type {any} */ { status }) => status === 'failed')
      .map((/** @type {any} */ { fullName, failureMessages }) => ({
        test: `${name} › ${fullName}`,
        output: joinLines(failureMessages[0]),
      }));
  });
  const taken = report.testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults.map((/** @type {any} */ { fullName, duration }) => ({
      test: `${path.relative(root, name)} › ${fullName}`,
      ms: duration ?? 0,
    })),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures,
    longest: longestOf(taken),
  };
}

/** Flaky: passed at a second try. @param {any} report @returns {Report} */
function readPlaywright({ stats, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: specsOf(suites).flatMap(({ test, runs }) =>
      runs
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => ({ test, output: joinLines(results.at(-1)?.error?.message) })),
    ),
    longest: longestOf(
      specsOf(suites).map(({ test, runs }) => ({
        test,
        ms: runs.flatMap(({ results }) => results).reduce((sum, { duration = 0 }) => sum + duration, 0),
      })),
    ),
  };
}

/**
 * Returns each test with its titles and runs.
 * @param {Suite[]} suites
 * @param {string[]} above
 * @returns {{ test: string, runs: Spec['tests'] }[]}
 */
function specsOf(suites, above = []) {
  return suites.flatMap(({ title, suites: inner = [], specs = [] }) => {
    const here = [...above, title];
    return [
      ...specs.map((spec) => ({ test: [...here, spec.title].join(' › '), runs: spec.tests })),
      ...specsOf(inner, here),
    ];
  });
}
