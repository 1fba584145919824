import { build } from 'esbuild';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from './paths.mjs';

/**
 * Bundles our own packages, which are TypeScript sources, and leaves packages in node_modules
 * outside.
 */
const keepPackagesOutside = {
  name: 'keep-packages-outside',
  setup(/** @type {import('esbuild').PluginBuild} */ { onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@massima/') ? undefined : { path, external: true },
    );
  },
};

/** Entry points of worker threads, by the file names under which they are started. */
const THREADS = {
  document: 'bff/src/adapters/threads/document.ts',
  hashing: 'bff/src/adapters/threads/hashing.ts',
  meaning: 'meaning/src/thread/work.ts',
};

/** Folders that the server reads next to itself: the page of the API, the Italian words, and the names of the migrations. */
const READ_AS_FILES = ['bff/src/http/docs', 'bff/src/collection/words/italian', 'db/migrations'];

/**
 * Bundles the BFF with our own packages into one file. Packages of node_modules stay outside, next
 * to their native parts and licences. Worker threads and files that are read at run time are
 * written next to the bundle.
 * @param {string} outfile in `bff/`, so that it finds its packages
 * @param {string} [entry] another program; its packages are resolved from the folder of `outfile`
 */
export async function bundleServer(outfile, entry = inRoot('bff/src/main.ts')) {
  const threadFile = (/** @type {string} */ name) => path.join(path.dirname(outfile), `${name}-thread.mjs`);
  const threads = Object.entries(THREADS).map(([name, source]) => bundle(inRoot(source), threadFile(name)));
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
