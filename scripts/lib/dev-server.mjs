// The product while it is worked on, in the place of the built one: Vite in front with the app under hot reload, and behind it
// the server, bundled and started anew when a source of it changes. `npm run dev` starts it with the product's environment.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createServer } from 'vite';
import { bundleServer } from './bundle-server.mjs';
import { inRoot } from './paths.mjs';
import { freePort } from './ports.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';
import { waitForUrl } from '../../launch/wait-for-url.mjs';

/** What the server answers; every other path is the app. */
const OF_THE_SERVER = '^/(?:api|trpc|health|metrics|dev|widget|registration_embedded|storybook)(?:[/?]|$)';
const WIDGET = [inRoot('widget/src'), inRoot('widget/build.mjs')];
const SERVER = [inRoot('bff/src'), inRoot('law/src'), inRoot('meaning/src'), inRoot('contract/src')];
/** In a folder of its own packages, and not where `npm start` looks for what it has built. */
const BUNDLE = inRoot('bff/dist/dev.mjs');
/** An editor saves several files at once, and some of them twice. */
const SETTLE_MS = 50;
const GRACE_MS = 2000;

const port = Number(process.env.PORT);
const serverPort = await freePort(port + 10_000);

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
/** Requests that come while the server is replaced wait for the new one. */
let replaced = Promise.resolve();

async function stopServer() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  const hard = setTimeout(() => server?.kill('SIGKILL'), GRACE_MS);
  await exited;
  clearTimeout(hard);
}

async function startServer() {
  server = spawn(process.execPath, [...SERVER_FLAGS, BUNDLE], {
    env: { ...process.env, PORT: String(serverPort) },
    stdio: 'inherit',
  });
  await waitForUrl(`http://127.0.0.1:${serverPort}/health/live`, {
    timeoutMs: 30_000,
    ended: once(server, 'exit'),
  });
}

/** @param {string} script */
async function run(script) {
  const child = spawn(process.execPath, [script], { cwd: path.dirname(script), stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${path.basename(script)} ended with ${code}`);
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
    proxy: { [OF_THE_SERVER]: { target: `http://127.0.0.1:${serverPort}` } },
  },
  plugins: [
    {
      name: 'wait-for-the-server',
      configureServer({ middlewares }) {
        middlewares.use((_request, _response, next) => void replaced.then(() => next()));
      },
    },
  ],
});

/** @param {Set<string>} files */
async function rebuild(files) {
  const began = Date.now();
  const touches = (/** @type {string[]} */ places) =>
    [...files].some((file) => places.some((place) => file === place || file.startsWith(place + path.sep)));
  try {
    // The widget takes texts and schemas of the contract into its pages, which the server reads when it starts.
    if (touches([...WIDGET, inRoot('contract/src')])) await run(inRoot('widget/build.mjs'));
    await bundleServer(BUNDLE);
    replaced = stopServer().then(startServer);
    await replaced;
    console.log(`server: started anew in ${Date.now() - began} ms`);
    vite.ws.send({ type: 'full-reload' });
  } catch (error) {
    replaced = Promise.resolve();
    const { message, stack = '' } = /** @type {Error} */ (error);
    console.log(`server: ${message}`);
    vite.ws.send({ type: 'error', err: { message, stack } });
  }
}

/** @type {Set<string>} */
let changed = new Set();
let rebuilding = Promise.resolve();
/** @type {NodeJS.Timeout | undefined} */
let settling;
vite.watcher.add([...SERVER, ...WIDGET]);
vite.watcher.on('all', (event, file) => {
  const isSource = [...SERVER, ...WIDGET].some((place) => file.startsWith(place));
  if (!isSource || /Dir$/.test(event) || /\.test\.tsx?$/.test(file)) return;
  changed.add(file);
  clearTimeout(settling);
  settling = setTimeout(() => {
    const files = changed;
    changed = new Set();
    rebuilding = rebuilding.then(() => rebuild(files));
  }, SETTLE_MS);
});

await startServer();
await vite.listen();

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => void Promise.all([vite.close(), stopServer()]).then(() => process.exit(0)));
}
