// Stages of `npm test`, in order. A stage is either a check that passes or fails, or counts tests
// from its reporter's JSON.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { canUnpackPackages } from '@massima/db/debian/unpack-packages';
import { nearTests, touchedPackages, workingTree } from './near-tests.mjs';
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

const packagesWithTypes = () =>
  readdirSync(inRoot('.'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(inRoot(entry.name, 'tsconfig.json')))
    .map(({ name }) => name);

/** @param {string} name */
function importedBy(name) {
  // Stories have no package; they belong to the app's components.
  if (name === '.storybook') return ['web'];
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(inRoot(name, 'package.json'), 'utf8'),
  );
  return Object.keys({ ...dependencies, ...devDependencies }).map((dependency) =>
    dependency.replace('@massima/', ''),
  );
}

/**
 * Returns type checks of every package with a tsconfig.json, so that none is forgotten. Uses the
 * native compiler, which takes a quarter of the time. ESLint and other tools need the older
 * compiler's API, so both are installed.
 * @param {string[] | undefined} changed checks only their packages and dependents
 * @returns {Step[]}
 */
function typeChecks(changed) {
  const names = packagesWithTypes();
  const touched =
    changed && touchedPackages(changed, Object.fromEntries(names.map((name) => [name, importedBy(name)])));
  return names
    .filter((name) => touched?.has(name) ?? true)
    .map((name) => ({
      what: name,
      command: process.execPath,
      args: [
        inRoot('node_modules/typescript-native/bin/tsc'),
        ...['--noEmit', '-p', name],
        ...['--incremental', '--tsBuildInfoFile', path.join(cacheDir, 'types', `${name}.tsbuildinfo`)],
      ],
    }));
}

const SAMPLES = 'web/src/testing/answers/default-answers.test.ts';

/**
 * Returns the unit tests nearest to the changes; stops after a few failures.
 * @param {string} reportFile
 * @returns {Step[]}
 */
function nearUnitTests(reportFile) {
  const near = nearTests(workingTree(inRoot('.'))).filter((file) => file !== SAMPLES);
  return near.length > 0 ? [vitest(reportFile, 'unit*', ['--bail=5', ...near])] : [];
}

const ARCHITECTURE =
  'contract law meaning documents bff web widget db solr sandbox e2e bench scripts launch .storybook'.split(
    ' ',
  );

/**
 * Caches by content, so that a fresh clone, a switched branch and a restored cache agree.
 * @param {string} file
 */
const cachedIn = (file) => [
  ...['--cache', '--cache-location', path.join(cacheDir, file)],
  ...['--cache-strategy', 'content'],
];

/** @param {string[] | undefined} changed @param {RegExp} kinds @returns {string[]} */
const sources = (changed, kinds) =>
  changed?.filter((file) => kinds.test(file) && existsSync(inRoot(file))) ?? ['.'];

/**
 * Returns the checks of sources, which run in parallel.
 * @param {string[] | undefined} changed checks only these files; for imports, also the files that
 *   they import
 * @returns {Stage[]}
 */
function sourceChecks(changed) {
  const linted = sources(changed, /\.(?:[cm]?[jt]s|tsx)$/);
  const formatted = sources(changed, /\.(?:[cm]?[jt]s|tsx|css|json|md|ya?ml|html)$/);
  const cruised = changed
    ? linted.filter((file) => ARCHITECTURE.some((folder) => file.startsWith(`${folder}/`)))
    : ARCHITECTURE;
  /** @param {string[]} files @param {Step} step */
  const over = (files, step) => (files.length > 0 ? [{ ...step, args: [...files, ...step.args] }] : []);
  return [
    {
      name: 'lint',
      title: 'Lint and format',
      steps: [
        ...over(linted, {
          what: 'ESLint',
          command: bin('eslint'),
          // A long file is for its author to judge: a warning in the editor, no failure here.
          args: [
            ...cachedIn('eslint'),
            '--max-warnings',
            '0',
            '--no-warn-ignored',
            '--rule',
            'max-lines: off',
          ],
        }),
        ...over(formatted, {
          what: 'Prettier',
          command: bin('prettier'),
          args: ['--check', '--log-level', 'warn', ...cachedIn('prettier')],
        }),
        {
          what: 'Plain English',
          command: process.execPath,
          args: [inRoot('scripts/lint/plain-english.mjs')],
        },
      ],
      quick: true,
    },
    { name: 'types', title: 'Types', steps: typeChecks(changed), quick: true },
    {
      name: 'arrows',
      title: 'Import rules',
      steps: over(cruised, {
        command: bin('depcruise'),
        args: [
          ...['--config', '.dependency-cruiser.cjs'],
          ...(changed ? [] : ['--cache', path.join(cacheDir, 'arrows'), '--cache-strategy', 'content']),
        ],
      }),
      quick: true,
    },
  ];
}

/**
 * @param {string} reportDir
 * @param {{ changed?: boolean }} [options] `changed`: first the samples and the unit tests nearest
 *   to uncommitted changes, then the checks of the changed files
 * @returns {Stage[]}
 */
export function stages(reportDir, { changed: isChanged = false } = {}) {
  const reportOf = (/** @type {string} */ name) => path.join(reportDir, `${name}.json`);
  if (isChanged) {
    const { changed } = workingTree(inRoot('.'));
    return [
      {
        name: 'samples',
        title: 'Samples of the contract',
        steps: [vitest(reportOf('samples'), 'unit', [SAMPLES])],
        report: 'vitest',
        quick: true,
      },
      {
        name: 'unit',
        title: 'Unit tests nearby',
        steps: nearUnitTests(reportOf('unit')),
        report: 'vitest',
        mayBeEmpty: true,
        quick: true,
      },
      ...sourceChecks(changed),
    ];
  }
  return [...sourceChecks(undefined), ...testStages(reportDir)];
}

/** @param {string} reportDir @returns {Stage[]} */
const testStages = (reportDir) => [
  {
    name: 'unused',
    title: 'What nothing uses',
    steps: [{ command: bin('knip'), args: ['--treat-config-hints-as-errors'] }],
    quick: true,
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
  // Runs the tests of billing and user data on a stricter database, which rejects statements that
  // others accept.
  ...(canUnpackPackages()
    ? [
        /** @type {Stage} */ ({
          name: 'mariadb-11.8',
          title: 'Money, folders, history and recovery on MariaDB 11.8',
          steps: [
            {
              ...vitest(path.join(reportDir, 'mariadb-11.8.json'), 'integration', [
                ...['billing', 'folders', 'history', 'recovery'].map((name) => `bff/src/features/${name}/`),
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
