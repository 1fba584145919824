import { defineConfig } from 'vitest/config';

const ignored = [
  '**/node_modules/**',
  '**/dist/**',
  'e2e/**',
  '.data/**',
  '.cache/**',
  'scripts/start-test/**',
  'bff/src/testing/cloud/**',
];
const setupFiles = ['scripts/lib/stay-on-this-machine.mjs'];
const integration = '**/*.integration.test.ts';

/** Machines are slow and shared: these limits only end what hangs. */
const PATIENCE_MS = 60_000;
/**
 * Shorter than the test timeout, so that a failure names the condition. Vitest's default is one
 * second.
 */
const expectOfAll = { poll: { timeout: PATIENCE_MS / 2 } };

/** Whether this run may want a project: loading Storybook takes seconds that `--project unit` does not have. */
function isAsked(name: string): boolean {
  const { argv } = process;
  const asked = argv.flatMap((arg, i) =>
    arg.startsWith('--project=')
      ? [arg.slice('--project='.length)]
      : arg === '--project'
        ? [argv[i + 1] ?? '']
        : [],
  );
  return (
    asked.length === 0 || asked.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name))
  );
}

/**
 * Node.js 25 and newer define a `localStorage` without a file to store it in, which would take
 * precedence over jsdom's.
 */
const execArgv = process.allowedNodeEnvironmentFlags.has('--webstorage') ? ['--no-webstorage'] : [];

const stories = async () => (await import('./.storybook/test-project.ts')).storiesProject();

export default defineConfig(async () => ({
  test: {
    // Unhandled errors fail the run even if every assertion passed.
    dangerouslyIgnoreUnhandledErrors: false,
    // Tests mostly wait for servers, so three workers use two cores better than two. Vitest would
    // start only one.
    maxWorkers: 3,
    projects: [
      {
        // Pure functions: no server, no database.
        test: {
          name: 'unit',
          include: [
            '{contract,law,meaning,documents,bff,db,solr,sandbox,bench,scripts,launch}/**/*.test.{ts,mjs}',
            '{web,widget,.storybook}/**/*.test.ts',
          ],
          exclude: [...ignored, integration],
          environment: 'node',
          // Saves half of the time. Pure files share no state.
          isolate: false,
          setupFiles,
          testTimeout: PATIENCE_MS,
          expect: expectOfAll,
        },
      },
      {
        test: {
          name: 'unit-dom',
          include: ['{web,widget}/**/*.test.tsx'],
          exclude: ignored,
          environment: 'jsdom',
          execArgv,
          setupFiles: [...setupFiles, 'web/src/testing/patience.ts'],
          testTimeout: PATIENCE_MS,
          expect: expectOfAll,
        },
      },
      {
        // On the real database and the real search engine, through HTTP.
        test: {
          name: 'integration',
          include: [integration],
          exclude: ignored,
          environment: 'node',
          // Each file starts its own servers without shared state. Reloading the server's modules
          // for each file would take longer.
          isolate: false,
          globalSetup: ['bff/src/testing/global-setup.ts'],
          setupFiles: [...setupFiles, 'bff/src/testing/print-faults.ts'],
          testTimeout: PATIENCE_MS,
          expect: expectOfAll,
          hookTimeout: 2 * PATIENCE_MS,
        },
      },
      {
        // The whole product started, killed and started again: processes, ports and folders as a user has them.
        test: {
          name: 'start',
          include: ['scripts/start-test/*.test.mjs'],
          environment: 'node',
          testTimeout: 300_000,
          expect: expectOfAll,
          hookTimeout: 300_000,
        },
      },
      {
        // Several instances of each service behind a load balancer, with injected failures.
        test: {
          name: 'cloud',
          include: ['bff/src/testing/cloud/*.test.ts'],
          environment: 'node',
          setupFiles,
          testTimeout: 600_000,
          expect: expectOfAll,
          hookTimeout: 600_000,
        },
      },
      ...(isAsked('stories') ? [await stories()] : []),
    ],
  },
}));
