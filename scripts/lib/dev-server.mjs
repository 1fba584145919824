// Development server: Vite with hot reload for the app, and behind it the server, rebundled and
// restarted when a source file changes. `npm run dev` starts it with the application's environment.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { bundleServer } from './bundle-server.mjs';
import { inRoot } from './paths.mjs';
import { freePort } from './ports.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';
import { waitForUrl } from '@massima/launch/wait-for-url';

/** Texts that the widget has not (`textsOf` in widget/build.mjs). @param {string} file */
const isTextOfApp = (file) => /contract\/src\/messages\/(?:it|en)\/(?!signup|server)\w+\.ts$/.test(file);
/** Paths that the server handles; every other path belongs to the app. */
const OF_THE_SERVER = '^/(?:api|trpc|health|metrics|dev|widget|registration_embedded|storybook)(?:[/?]|$)';
const WIDGET = [inRoot('widget/src'), inRoot('widget/build.mjs')];
const MIGRATIONS = inRoot('db/migrations');
const SERVER = [
  MIGRATIONS,
  inRoot('bff/src'),
  inRoot('law/src'),
  inRoot('meaning/src'),
  inRoot('contract/src'),
];
/** In a folder in which the server's packages are found, apart from the bundle of `npm start`. */
const BUNDLE = inRoot('bff/dist/dev.mjs');
/** An editor saves several files together, and some of them twice. */
const SETTLE_MS = 50;
const GRACE_MS = 2000;

const port = Number(process.env.PORT);
/** A server is not given the address that may change tables. */
const { MIGRATIONS_DATABASE_URL: _, ...serverEnvironment } = process.env;
/**
 * The new server starts on one port while the old one still uses the other, so that no request
 * waits for the orderly stop.
 */
const first = await freePort(port + 10_000);
const ports = [first, await freePort(first + 1)];

/** @typedef {{ child: import('node:child_process').ChildProcess, ended: Promise<unknown>, url: string }} Server */
/** @type {Server | undefined} */
let server;
/** Exit of the previous server. @type {Promise<void>} */
let leaving = Promise.resolve();
/** Resolves when the server is replaced. Requests that arrive earlier wait for it. */
let replaced = Promise.resolve();
/** Vite's proxy options. `target` is the URL of the current server. @type {import('vite').ProxyOptions | undefined} */
let proxied;

/** @param {Server | undefined} old */
async function stop(old) {
  if (!old || old.child.exitCode !== null || old.child.signalCode !== null) return;
  old.child.kill('SIGTERM');
  const hard = setTimeout(() => old.child.kill('SIGKILL'), GRACE_MS);
  await old.ended;
  clearTimeout(hard);
}

async function replaceServer() {
  await leaving;
  const next = ports.find((port) => server?.url !== urlOf(port)) ?? first;
  const child = spawn(process.execPath, [...SERVER_FLAGS, BUNDLE], {
    env: { ...serverEnvironment, PORT: String(next) },
    stdio: 'inherit',
  });
  const started = { child, ended: once(child, 'exit'), url: urlOf(next) };
  try {
    await waitForUrl(`${started.url}/health/live`, { timeoutMs: 30_000, ended: started.ended });
  } catch (error) {
    await stop(started);
    throw error;
  }
  leaving = stop(server);
  server = started;
  if (proxied) proxied.target = started.url;
}

/** @param {number} number */
const urlOf = (number) => `http://127.0.0.1:${number}`;

/** @param {string} script @param {string[]} args */
async function run(script, ...args) {
  const child = spawn(process.execPath, [script, ...args], { cwd: path.dirname(script), stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${path.basename(script)} ended with ${code}`);
}

/** @type {Set<string>} */
let changed = new Set();
let rebuilding = Promise.resolve();
/** @type {NodeJS.Timeout | undefined} */
let settling;

/** @param {import('vite').ViteDevServer['watcher']} watcher */
function watchSources(watcher) {
  watcher.add([...SERVER, ...WIDGET]);
  watcher.on('all', (event, file) => {
    const isSource = [...SERVER, ...WIDGET].some((folder) => file.startsWith(folder));
    if (!isSource || /Dir$/.test(event) || /\.test\.tsx?$/.test(file)) return;
    changed.add(file);
    clearTimeout(settling);
    settling = setTimeout(() => {
      const files = changed;
      changed = new Set();
      rebuilding = rebuilding.then(() => rebuild(files));
    }, SETTLE_MS);
  });
}

await bundleServer(BUNDLE);
const vite = await createServer({
  root: inRoot('web'),
  configFile: inRoot('web/vite.config.ts'),
  clearScreen: false,
  server: {
    host: process.env.HOST || '127.0.0.1',
    port,
    strictPort: true,
    proxy: {
      [OF_THE_SERVER]: {
        target: urlOf(first),
        configure(_proxy, how) {
          if (server) how.target = server.url;
          proxied = how;
        },
      },
    },
  },
  plugins: [
    {
      name: 'wait-for-the-server',
      // Also runs when Vite restarts itself after a change of its configuration.
      configureServer({ middlewares, watcher }) {
        watchSources(watcher);
        // The app's own files are available in the meantime, so a changed text or style appears
        // before the server has restarted.
        const isOfServer = new RegExp(OF_THE_SERVER);
        middlewares.use((request, _response, next) => {
          if (!isOfServer.test(request.url ?? '')) return next();
          void replaced.then(() => next());
        });
      },
    },
  ],
});

/** @param {Set<string>} files */
async function rebuild(files) {
  const began = Date.now();
  const touches = (/** @type {string[]} */ folders) =>
    [...files].some((file) =>
      folders.some((folder) => file === folder || file.startsWith(folder + path.sep)),
    );
  try {
    // The widget takes texts and schemas of the contract into its pages, which the server reads when it starts.
    const isOfWidget = touches([...WIDGET, inRoot('contract/src')]) && ![...files].every(isTextOfApp);
    if (isOfWidget) await run(inRoot('widget/build.mjs'));
    const isOfSchema = touches([MIGRATIONS]);
    if (isOfSchema) await run(inRoot('db/src/migrate.ts'), 'latest');
    const before = readFileSync(BUNDLE);
    await bundleServer(BUNDLE);
    // Most texts are only used by the app, which has already reloaded them.
    if (!isOfWidget && !isOfSchema && readFileSync(BUNDLE).equals(before)) return;
    replaced = replaceServer();
    await replaced;
    console.log(`server: restarted in ${Date.now() - began} ms`);
    vite.ws.send({ type: 'full-reload' });
  } catch (error) {
    replaced = Promise.resolve();
    const { message, stack = '' } = /** @type {Error} */ (error);
    console.log(`server: ${message}`);
    vite.ws.send({ type: 'error', err: { message, stack } });
  }
}

await replaceServer();
await vite.listen();

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(
    signal,
    () => void Promise.all([vite.close(), stop(server), leaving]).then(() => process.exit(0)),
  );
}
