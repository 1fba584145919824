import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ test: string, said: string }} Failure `test`: its file and names; `said`: the error in one line, without its stack. */
/** @typedef {{ passed: number, failed: number, failures: Failure[] }} Report */
/** @typedef {{ title: string, file?: string, suites?: Suite[], specs?: Spec[] }} Suite */
/** @typedef {{ title: string, tests: { status: string, results: { error?: { message?: string } }[] }[] }} Spec */

const KEPT_CHARACTERS = 300;
/** Of a terminal. */
const COLOURS = /\u001B\[[\d;]*m/g;

/** @param {string | undefined} message */
function inOneLine(message = '') {
  const lines = message
    .replaceAll(COLOURS, '')
    .split('\n')
    .map((line) => line.trim());
  const stack = lines.findIndex((line) => line.startsWith('at '));
  const own = lines.slice(0, stack < 0 ? undefined : stack).filter(Boolean);
  return own.join(' ').slice(0, KEPT_CHARACTERS);
}

/**
 * What the reporter's JSON says. A report that is missing or broken off counts nothing.
 * @param {'vitest' | 'playwright'} kind @param {string} file @param {string} root what files are named relative to @returns {Report}
 */
export function readReport(kind, file, root) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return kind === 'vitest' ? readVitest(report, root) : readPlaywright(report);
  } catch {
    return { passed: 0, failed: 0, failures: [] };
  }
}

/** @param {any} report @param {string} root @returns {Report} */
function readVitest(report, root) {
  const failures = report.testResults.flatMap((/** @type {any} */ result) => {
    const name = path.relative(root, result.name);
    // A file that could not be loaded has no tests.
    if (result.status === 'failed' && result.assertionResults.length === 0)
      return [{ test: name, said: inOneLine(result.message) }];
    return result.assertionResults
      .filter((/** @type {any} */ { status }) => status === 'failed')
      .map((/** @type {any} */ { fullName, failureMessages }) => ({
        test: `${name} › ${fullName}`,
        said: inOneLine(failureMessages[0]),
      }));
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures };
}

/** Flaky: passed at a second try. @param {any} report @returns {Report} */
function readPlaywright({ stats, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap((/** @type {Suite} */ suite) => failuresIn(suite, [])),
  };
}

/** @param {Suite} suite @param {string[]} above @returns {Failure[]} */
function failuresIn({ title, suites = [], specs = [] }, above) {
  const here = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => ({
        test: [...here, spec.title].join(' › '),
        said: inOneLine(results.at(-1)?.error?.message),
      })),
  );
  return [...own, ...suites.flatMap((suite) => failuresIn(suite, here))];
}
