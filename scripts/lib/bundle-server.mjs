import { build } from 'esbuild';
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

/**
 * Bundles the BFF with our own packages that it uses into one file; packages stay outside, where their native parts and licences are.
 * What runs on a thread of its own, out of our sources, is a second file beside it.
 * @param {string} outfile in `bff/`, from where it finds its packages
 * @param {string} [entry] another program, whose packages are found from where `outfile` is
 */
export async function bundleServer(outfile, entry = inRoot('bff/src/main.ts')) {
  const thread = path.join(path.dirname(outfile), 'meaning-thread.mjs');
  await Promise.all([bundle(entry, outfile), bundle(inRoot('meaning/src/thread/work.ts'), thread)]);
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
