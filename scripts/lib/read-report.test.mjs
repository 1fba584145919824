import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readReport } from './read-report.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'massima-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {unknown} report */
function written(report) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('reads failed tests and files that could not be loaded from a Vitest report', () => {
  const file = written({
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: '/root/bff/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'searching finds', status: 'passed', duration: 1200, failureMessages: [] },
          {
            fullName: 'searching counts',
            status: 'failed',
            duration: 7000,
            failureMessages: [
              '\n\n\u001B[31mAssertionError\u001B[39m: expected 1 to be 2\n    at a.test.ts:3',
            ],
          },
        ],
      },
      { name: '/root/web/b.test.ts', status: 'failed', message: 'Cannot find c.ts', assertionResults: [] },
    ],
  });
  expect(readReport('vitest', file, '/root')).toEqual({
    passed: 2,
    failed: 1,
    failures: [
      { test: 'bff/a.test.ts › searching counts', output: 'AssertionError: expected 1 to be 2' },
      { test: 'web/b.test.ts', output: 'Cannot find c.ts' },
    ],
    longest: [
      { test: 'bff/a.test.ts › searching counts', ms: 7000 },
      { test: 'bff/a.test.ts › searching finds', ms: 1200 },
    ],
  });
});

test('reads the last error of each test that failed twice from a Playwright report', () => {
  const results = [
    { error: { message: 'First' }, duration: 300 },
    { error: { message: 'Second\nmore' }, duration: 400 },
  ];
  const file = written({
    stats: { expected: 3, flaky: 1, unexpected: 1 },
    suites: [
      {
        title: 'search.spec.ts',
        specs: [{ title: 'opens', tests: [{ status: 'expected', results: [{ duration: 900 }] }] }],
        suites: [
          { title: 'a group', specs: [{ title: 'asks', tests: [{ status: 'unexpected', results }] }] },
        ],
      },
    ],
  });
  expect(readReport('playwright', file, '/root')).toEqual({
    passed: 4,
    failed: 1,
    failures: [{ test: 'search.spec.ts › a group › asks', output: 'Second more' }],
    longest: [
      { test: 'search.spec.ts › opens', ms: 900 },
      { test: 'search.spec.ts › a group › asks', ms: 700 },
    ],
  });
});

test('handles a missing and an incomplete report', () => {
  const nothing = { passed: 0, failed: 0, failures: [], longest: [] };
  expect(readReport('vitest', path.join(folder, 'none.json'), '/root')).toEqual(nothing);
  expect(readReport('vitest', written({ numPassedTests: 1 }), '/root')).toEqual(nothing);
});
