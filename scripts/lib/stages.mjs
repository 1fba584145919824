// What `npm test` runs, in order. A stage either checks (it passes or not) or counts tests, read from its reporter's JSON.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { canUnpackPackages } from '@massima/db/debian/unpack-packages';
import { nearTests, workingTree } from './near-tests.mjs';
import { cacheDir, inRoot } from './paths.mjs';

/** @typedef {{ command: string, args: string[], cwd?: string, env?: Record<string, string>, what?: string }} Step `what`: which of its stage's it is */
/** `quick`: reads sources only, so that it may run alongside others of its kind. */
/** @typedef {{ name: string, title: string, steps: Step[], quick?: boolean, report?: 'vitest' | 'playwright', mayBeEmpty?: boolean }} Stage */

/** @param {string} name */
const bin = (name) => inRoot('node_modules', '.bin', name);

/** @param {string} reportFile @param {string} project @param {string[]} [more] @returns {Step} */
const vitest = (reportFile, project, more = []) => ({
  command: bin('vitest'),
  args: [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    ...more,
  ],
});

/**
 * Every package that has a tsconfig.json is checked: none can be forgotten. By the native compiler, which takes a quarter of the
 * time; ESLint and others need the API of the older one, which therefore stays installed alongside it.
 * @returns {Step[]}
 */
const typeChecks = () =>
  readdirSync(inRoot('.'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(inRoot(entry.name, 'tsconfig.json')))
    .map(({ name }) => ({
      what: name,
      command: process.execPath,
      args: [
        inRoot('node_modules/typescript-native/bin/tsc'),
        ...['--noEmit', '-p', name],
        ...['--incremental', '--tsBuildInfoFile', path.join(cacheDir, 'types', `${name}.tsbuildinfo`)],
      ],
    }));

/** All of them, or those nearest to what has changed. @param {string} reportFile @param {boolean} changed @returns {Step[]} */
function unitTests(reportFile, changed) {
  if (!changed) return [vitest(reportFile, 'unit*')];
  const near = nearTests(workingTree(inRoot('.')));
  return near.length > 0 ? [vitest(reportFile, 'unit*', near)] : [];
}

const ARCHITECTURE =
  'contract law meaning documents bff web widget db solr sandbox e2e bench scripts launch .storybook'.split(
    ' ',
  );

/** By content: a fresh clone, a branch switched to and fro and a restored cache all agree. @param {string} file */
const cachedIn = (file) => [
  ...['--cache', '--cache-location', path.join(cacheDir, file)],
  ...['--cache-strategy', 'content'],
];

/**
 * @param {string} reportDir
 * @param {{ changed?: boolean }} [options] `changed`: of the unit tests, those nearest to what is not committed yet
 * @returns {Stage[]}
 */
export const stages = (reportDir, { changed = false } = {}) => [
  {
    name: 'lint',
    title: 'Lint and format',
    steps: [
      {
        what: 'ESLint',
        command: bin('eslint'),
        // A long file is for its author to judge: a warning in the editor, no failure here.
        args: ['.', ...cachedIn('eslint'), '--max-warnings', '0', '--rule', 'max-lines: off'],
      },
      {
        what: 'Prettier',
        command: bin('prettier'),
        args: ['.', '--check', '--log-level', 'warn', ...cachedIn('prettier')],
      },
    ],
    quick: true,
  },
  { name: 'types', title: 'Types', steps: typeChecks(), quick: true },
  {
    name: 'arrows',
    title: 'Import rules',
    steps: [
      {
        command: bin('depcruise'),
        args: [
          ...['--config', '.dependency-cruiser.cjs'],
          ...['--cache', path.join(cacheDir, 'arrows'), '--cache-strategy', 'content'],
          ...ARCHITECTURE,
        ],
      },
    ],
    quick: true,
  },
  {
    name: 'unused',
    title: 'What nothing uses',
    steps: [{ command: bin('knip'), args: ['--treat-config-hints-as-errors'] }],
    quick: true,
  },
  {
    name: 'unit',
    title: 'Unit tests',
    steps: unitTests(path.join(reportDir, 'unit.json'), changed),
    report: 'vitest',
    mayBeEmpty: changed,
    // A few files are no load next to the other checks; all of them are.
    quick: changed,
  },
  {
    name: 'integration',
    title: 'Integration tests',
    steps: [vitest(path.join(reportDir, 'integration.json'), 'integration')],
    report: 'vitest',
  },
  // A database that refuses what others let pass, under what must not fail: money, and what users keep.
  ...(canUnpackPackages()
    ? [
        /** @type {Stage} */ ({
          name: 'mariadb-11.8',
          title: 'Money, folders and history on MariaDB 11.8',
          steps: [
            {
              ...vitest(path.join(reportDir, 'mariadb-11.8.json'), 'integration', [
                ...['billing', 'folders', 'history'].map((name) => `bff/src/features/${name}/`),
                'bff/src/models/retry-deadlock',
              ]),
              env: { TEST_DATABASE: 'mariadb-11.8' },
            },
          ],
          report: 'vitest',
        }),
      ]
    : []),
  {
    name: 'relevance',
    title: 'Relevance of a small sample',
    steps: [
      { command: process.execPath, args: ['scripts/run-ts.mjs', 'bench/relevance/main.ts', '--check'] },
    ],
  },
  { name: 'build', title: 'Build', steps: [{ command: process.execPath, args: ['scripts/build.mjs'] }] },
  { name: 'size', title: 'Sizes', steps: [{ command: bin('size-limit'), args: [] }] },
  {
    name: 'start',
    title: 'Starting, killed and started again',
    steps: [vitest(path.join(reportDir, 'start.json'), 'start')],
    report: 'vitest',
  },
  {
    name: 'cloud',
    title: 'Several machines, one failing',
    steps: [vitest(path.join(reportDir, 'cloud.json'), 'cloud')],
    report: 'vitest',
  },
  ...(existsSync(inRoot('.storybook/main.ts'))
    ? [
        /** @type {Stage} */ ({
          name: 'stories',
          title: 'Stories',
          steps: [vitest(path.join(reportDir, 'stories.json'), 'stories')],
          report: 'vitest',
        }),
      ]
    : []),
  {
    name: 'e2e',
    title: 'Journeys in the browser',
    steps: [
      {
        command: inRoot('e2e/node_modules/.bin/playwright'),
        args: ['test', '--reporter=list,json'],
        cwd: 'e2e',
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reportDir, 'e2e.json') },
      },
    ],
    report: 'playwright',
  },
];
