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
/** Within that, so that what was waited for is named. Vitest would give a second. */
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

/** Node.js 25 and newer have a `localStorage` of their own, without a file to keep it in, which would stand before jsdom's. */
const execArgv = process.allowedNodeEnvironmentFlags.has('--webstorage') ? ['--no-webstorage'] : [];

const stories = async () => (await import('./.storybook/test-project.ts')).storiesProject();

export default defineConfig(async () => ({
  test: {
    // An error nobody waited for is a failure, even when every assertion passed.
    dangerouslyIgnoreUnhandledErrors: false,
    // Much of it is waiting for servers: with two workers a third of two cores has nothing to do, and vitest alone would start one.
    maxWorkers: 3,
    projects: [
      {
        // Pure and instant: no server, no database.
        test: {
          name: 'unit',
          include: [
            '{contract,law,meaning,documents,bff,db,solr,sandbox,bench,scripts,launch}/**/*.test.{ts,mjs}',
            '{web,widget,.storybook}/**/*.test.ts',
          ],
          exclude: [...ignored, integration],
          environment: 'node',
          // Half the time. Pure files share nothing that one could leave behind for the next.
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
          // Each file starts servers of its own, which share no state; reading the server's modules again for each took a quarter of the time.
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
        // Several of each behind a balancer, which fail in turn.
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
