import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { kebabCaseFiles } from './scripts/lint/kebab-case-files.mjs';
import { linearRegex } from './scripts/lint/linear-regex.mjs';
import { noCallForItsThrow } from './scripts/lint/no-call-for-its-throw.mjs';
import { noLiteralText } from './scripts/lint/no-literal-text.mjs';
import { noUrlPath } from './scripts/lint/no-url-path.mjs';
import { plainNames } from './scripts/lint/plain-names.mjs';

const browser = ['web/src/**/*.{ts,tsx}', 'widget/src/**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx,mjs}', '**/testing/**', 'e2e/**'];
const stories = ['**/*.stories.tsx', '.storybook/**'];

/** The few files of each program that may look at the environment; everything else is handed what it needs. */
const environmentReaders = [
  'bff/src/config.ts',
  'bff/src/testing/**',
  '**/*.integration.test.ts',
  'db/src/*.ts',
  'db/src/embedded/**',
  'meaning/src/model/no-telemetry{,.test}.ts',
  'meaning/src/fetch/main.ts',
  'solr/**',
  'sandbox/*/{config,main}.ts',
  '{bench,e2e,scripts}/**',
  '**/*.config.{ts,js}',
  'widget/build.mjs',
  'widget/{demo,testing}/*.mjs',
  '.storybook/**',
];

const noEnvironment = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'The environment is read in config.ts only.',
};

const noDefaultExport = { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' };

/** `db('users')`, `deps.db('users')`, `db.raw(…)`, `statement('SELECT …')`. */
const noSql = ['db', 'trx', 'knex'].flatMap((name) => [
  `CallExpression[callee.name="${name}"]`,
  `CallExpression[callee.property.name="${name}"]`,
]);
const sqlInModels = [
  ...noSql,
  'CallExpression[callee.property.name=/^(?:raw|batchInsert|whereRaw)$/]',
  'CallExpression[callee.name="statement"]',
].map((selector) => ({ selector, message: 'SQL stands in bff/src/models only.' }));

/** `'{!term f=kind}ruling'`, `engine.select('/select', …)`. */
const engineSyntaxInSolr = [
  'Literal[value=/\\{!\\w|^\\u002f(?:select|find|spell|suggest|similar|ruling)$/]',
  'TemplateElement[value.raw=/\\{!\\w/]',
].map((selector) => ({
  selector,
  message: 'The engine’s syntax is written in bff/src/collection/solr only.',
}));

/** `utils.alerts.list.invalidate()`, `client.invalidateQueries(…)`. */
const staleInApi = {
  selector: 'CallExpression[callee.property.name=/^invalidate(?:Queries)?$/]',
  message: 'What a mutation makes stale is declared once, in web/src/api.',
};

const transactionsStartAgain = {
  selector: 'CallExpression[callee.property.name="transaction"]',
  message: 'Use inTransaction: it starts again when another transaction was the reason for failing.',
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '.data/',
      '.cache/',
      'solr/target/',
      'storybook-static/',
      '**/test-results/',
      '**/playwright-report/',
      'screens/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.strict,
  {
    plugins: {
      massima: {
        rules: {
          'kebab-case-files': kebabCaseFiles,
          'linear-regex': linearRegex,
          'no-call-for-its-throw': noCallForItsThrow,
          'no-literal-text': noLiteralText,
          'no-url-path': noUrlPath,
          'plain-names': plainNames,
        },
      },
    },
    rules: {
      'massima/kebab-case-files': 'error',
      'massima/no-call-for-its-throw': 'error',
      'massima/no-url-path': 'error',
      'massima/plain-names': 'error',
      // Seen in the editor and in `npm run weigh -- --code`; the stage `lint` leaves it out.
      'max-lines': ['warn', { max: 300, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', noEnvironment],
      'no-restricted-globals': ['error', { name: '__dirname', message: 'Use import.meta.dirname.' }],
      // tsc checks these with types, and better.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // noUncheckedIndexedAccess asks for one wherever an index is known to be right.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `void promise` in an arrow says on purpose that nobody waits.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },
  { files: environmentReaders, rules: { 'no-restricted-syntax': 'off' } },
  {
    // What reads other people's texts, in the server and in their browsers.
    files: ['{contract,law,meaning,documents,bff,web,widget}/src/**/*.{ts,tsx}'],
    ignores: [...tests, ...stories],
    rules: { 'massima/linear-regex': 'error' },
  },
  {
    files: browser,
    plugins: { 'react-hooks': reactHooks },
    // The plugin's other rules run the whole React compiler over each file: five times the time of all the rest.
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: browser,
    ignores: [...tests, ...stories],
    rules: { 'massima/no-literal-text': 'error' },
  },
  {
    files: ['{contract,law,meaning,documents,bff,web,widget}/src/**/*.{ts,tsx}'],
    ignores: ['web/src/routes/**', ...stories],
    rules: {
      'no-restricted-syntax': ['error', noEnvironment, noDefaultExport],
    },
  },
  {
    files: ['web/src/{app,features,components}/**/*.{ts,tsx}'],
    ignores: [...tests, ...stories],
    rules: { 'no-restricted-syntax': ['error', noEnvironment, noDefaultExport, staleInApi] },
  },
  {
    files: ['web/src/routes/**/*.{ts,tsx}'],
    ignores: [...tests, ...stories],
    rules: { 'no-restricted-syntax': ['error', noEnvironment, staleInApi] },
  },
  {
    files: ['bff/src/**/*.ts'],
    ignores: ['bff/src/models/**', ...tests],
    rules: {
      'no-restricted-syntax': [
        'error',
        noEnvironment,
        noDefaultExport,
        transactionsStartAgain,
        ...sqlInModels,
        ...engineSyntaxInSolr,
      ],
    },
  },
  {
    files: ['bff/src/collection/solr/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        noEnvironment,
        noDefaultExport,
        transactionsStartAgain,
        ...sqlInModels,
      ],
    },
  },
  {
    files: ['bff/src/models/**/*.ts'],
    ignores: ['bff/src/models/retry-deadlock.ts', ...tests],
    rules: { 'no-restricted-syntax': ['error', noEnvironment, noDefaultExport, transactionsStartAgain] },
  },
  { files: environmentReaders, rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['bench/**/*.ts'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...engineSyntaxInSolr] },
  },
  {
    files: ['bff/src/**/*.ts'],
    ignores: ['bff/src/clock.ts', 'bff/src/testing/**', ...tests],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'Date',
          property: 'now',
          message: 'Ask deps.clock, or performance.now() how long something takes: clocks are put right.',
        },
      ],
    },
  },
  {
    // Ours fails a journey on which the browser refused something that we show.
    files: ['e2e/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: '@playwright/test', importNames: ['test'], message: 'Take it from ./setup/test.ts.' },
      ],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['web/src/lib/use-mutation.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@tanstack/react-query',
          importNames: ['useMutation'],
          message: 'Take it from web/src/lib/use-mutation.ts: there a double press is one.',
        },
      ],
    },
  },
  // Texts and word lists are as long as they are.
  { files: ['contract/src/messages/**'], rules: { 'max-lines': 'off' } },
  // The arrows are read from top to bottom, in one file.
  { files: ['.dependency-cruiser.cjs'], rules: { 'max-lines': 'off' } },
  {
    // A promise nobody waits for loses its error: the one thing worth lint with types, where servers run.
    files: ['{bff,db,solr,sandbox,bench}/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
    },
  },
);
