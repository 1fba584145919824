import { build } from 'esbuild';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from './paths.mjs';

/** Our own packages are TypeScript sources: they go into the bundle, everything else from node_modules stays out. */
const keepPackagesOutside = {
  name: 'keep-packages-outside',
  setup(/** @type {import('esbuild').PluginBuild} */ { onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@massima/') ? undefined : { path, external: true },
    );
  },
};

/** Programs of threads, by the names they are looked for under. */
const THREADS = {
  document: 'bff/src/adapters/threads/document.ts',
  hashing: 'bff/src/adapters/threads/hashing.ts',
  meaning: 'meaning/src/thread/work.ts',
};

/** Folders that the server reads next to itself: the page of the API, the Italian words, and the names of the migrations. */
const READ_AS_FILES = ['bff/src/http/docs', 'bff/src/collection/words/italian', 'db/migrations'];

/**
 * Bundles the BFF with our own packages that it uses into one file; packages stay outside, where their native parts and licences are.
 * What runs on its own thread, and what is read as it is, are files next to it.
 * @param {string} outfile in `bff/`, from where it finds its packages
 * @param {string} [entry] another program, whose packages are found from where `outfile` is
 */
export async function bundleServer(outfile, entry = inRoot('bff/src/main.ts')) {
  const beside = (/** @type {string} */ name) => path.join(path.dirname(outfile), `${name}-thread.mjs`);
  const threads = Object.entries(THREADS).map(([name, source]) => bundle(inRoot(source), beside(name)));
  const read = READ_AS_FILES.map((folder) =>
    cp(inRoot(folder), path.join(path.dirname(outfile), path.basename(folder)), { recursive: true }),
  );
  await Promise.all([bundle(entry, outfile), ...threads, ...read]);
}

/** @param {string} entry @param {string} outfile */
const bundle = (entry, outfile) =>
  build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [keepPackagesOutside],
  });
