// What `npm test` runs, in order. A stage either checks (it passes or not) or counts tests, read from its reporter's JSON.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';

/** @typedef {{ command: string, args: string[], cwd?: string, env?: Record<string, string> }} Step */
/** @typedef {{ name: string, title: string, steps: Step[], sideBySide?: number, report?: 'vitest' | 'playwright' }} Stage */

/** @param {string} name */
const bin = (name) => inRoot('node_modules', '.bin', name);

/** @param {string} reportFile @param {string} project @returns {Step} */
const vitest = (reportFile, project) => ({
  command: bin('vitest'),
  args: [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ],
});

/** Every package that has a tsconfig.json is checked: none can be forgotten. @returns {Step[]} */
const typeChecks = () =>
  readdirSync(inRoot('.'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(inRoot(entry.name, 'tsconfig.json')))
    .map(({ name }) => ({ command: bin('tsc'), args: ['--noEmit', '-p', name] }));

const ARCHITECTURE = ['contract', 'bff', 'web', 'widget', 'db', 'solr', 'sandbox', 'e2e', 'bench', 'scripts'];

/** @param {string} reportDir @returns {Stage[]} */
export const stages = (reportDir) => [
  {
    name: 'lint',
    title: 'Lint',
    steps: [
      {
        command: bin('eslint'),
        args: ['.', '--cache', '--cache-location', inRoot('.cache/eslint'), '--max-warnings', '0'],
      },
    ],
  },
  { name: 'types', title: 'Types', steps: typeChecks(), sideBySide: 2 },
  {
    name: 'arrows',
    title: 'Import rules',
    steps: [{ command: bin('depcruise'), args: ['--config', '.dependency-cruiser.cjs', ...ARCHITECTURE] }],
  },
  {
    name: 'unit',
    title: 'Unit tests',
    steps: [vitest(path.join(reportDir, 'unit.json'), 'unit*')],
    report: 'vitest',
  },
  {
    name: 'integration',
    title: 'Integration tests',
    steps: [vitest(path.join(reportDir, 'integration.json'), 'integration')],
    report: 'vitest',
  },
  { name: 'build', title: 'Build', steps: [{ command: process.execPath, args: ['scripts/build.mjs'] }] },
  { name: 'size', title: 'Sizes', steps: [{ command: bin('size-limit'), args: [] }] },
  {
    name: 'start',
    title: 'Starting, killed and started again',
    steps: [vitest(path.join(reportDir, 'start.json'), 'start')],
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
