// Bundles the BFF and the contract into one file; packages stay outside, where their native parts and licences are.
import { build } from 'esbuild';
import { inRoot } from './lib/paths.mjs';

/** Our own packages are TypeScript sources: they go into the bundle, everything else from node_modules stays out. */
const keepPackagesOutside = {
  name: 'keep-packages-outside',
  setup(/** @type {import('esbuild').PluginBuild} */ { onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@massima/') ? undefined : { path, external: true },
    );
  },
};

await build({
  entryPoints: [inRoot('bff/src/main.ts')],
  outfile: inRoot('bff/dist/main.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [keepPackagesOutside],
});
