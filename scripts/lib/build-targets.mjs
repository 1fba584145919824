// Build targets with their sources and results. A target is rebuilt only if the contents of its
// sources have changed.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from './content-hash.mjs';
import { withLock } from './lock.mjs';
import { cacheDir, inRoot, stampDir } from './paths.mjs';

/** @typedef {{ name: string, sources: string[], output: string, command: string, args: string[], cwd?: string, home?: string }} Target */

const SHARED = ['contract/src', 'contract/package.json', 'tsconfig.base.json', 'pnpm-lock.yaml'];
const node = process.execPath;
/** Sources of the build configuration of every stylesheet. */
const STYLES = ['postcss.config.mjs', 'scripts/lib/inline-tokens.mjs', 'web/src/styles/tokens.css'];

export const STORYBOOK = 'storybook-static';

/** @type {Target[]} */
export const targets = [
  {
    name: 'server',
    sources: [
      ...SHARED,
      'law/src',
      'law/package.json',
      'meaning/src',
      'meaning/package.json',
      'bff/src',
      'bff/package.json',
      'scripts/lib/bundle-server.mjs',
    ],
    output: 'bff/dist/main.mjs',
    command: node,
    args: [inRoot('scripts/build-server.mjs')],
  },
  {
    name: 'widget',
    sources: [...SHARED, ...STYLES, 'widget'],
    output: 'widget/dist',
    command: node,
    args: ['build.mjs'],
    cwd: 'widget',
  },
  {
    name: 'web',
    sources: [
      ...SHARED,
      ...STYLES,
      'web',
      'documents/src',
      'documents/package.json',
      'widget/src',
      'widget/package.json',
    ],
    output: 'web/dist/index.html',
    command: node,
    args: [inRoot('web/node_modules/vite/bin/vite.js'), 'build'],
    cwd: 'web',
  },
];

/** Targets that `npm run dev` needs. It serves server and app from their sources. */
export const devTargets = targets.filter(({ name }) => name === 'widget');

/** Targets built after the start, because the application does not need the storybook. @type {Target[]} */
export const lateTargets = [
  {
    name: 'storybook',
    sources: [
      ...SHARED,
      ...STYLES,
      '.storybook',
      'docs/GLOSSARY.md',
      'web',
      'widget/src',
      'widget/package.json',
    ],
    output: STORYBOOK,
    command: node,
    args: [
      inRoot('node_modules/storybook/dist/bin/dispatcher.js'),
      'build',
      '--quiet',
      '--output-dir',
      STORYBOOK,
    ],
    // Storybook writes its usage state to the home folder and has no setting for another place.
    home: path.join(cacheDir, 'storybook-home'),
  },
].filter(() => existsSync(inRoot('.storybook/main.ts')));

/** Software bill of materials for vulnerability scanners. Not needed at run time. @type {Target} */
export const billOfMaterials = {
  name: 'sbom',
  sources: [
    'pnpm-lock.yaml',
    'package.json',
    'solr/pom.xml',
    'scripts/sbom.mjs',
    'scripts/lib/cyclone-dx.mjs',
  ],
  output: 'bff/dist/massima.cdx.json',
  command: node,
  args: [inRoot('scripts/sbom.mjs')],
};

/** @param {Target} target */
const stampFile = (target) => path.join(stampDir, `built-${target.name}`);

/** @param {Target} target */
const wantedStamp = (target) =>
  contentHash(target.sources, `${target.args.join(' ')} ${process.versions.node}`);

/** @param {Target} target */
function isBuilt(target) {
  try {
    return (
      existsSync(inRoot(target.output)) && readFileSync(stampFile(target), 'utf8') === wantedStamp(target)
    );
  } catch {
    return false;
  }
}

/**
 * @param {import('./children.mjs').Children} children
 * @param {Target[]} selected
 * @param {(text: string, fraction?: number) => void} onProgress
 * @returns {Promise<string[]>} names of the targets that were rebuilt
 */
export async function build(children, selected, onProgress) {
  if (selected.every(isBuilt)) return [];
  return withLock(
    path.join(stampDir, 'build.lock'),
    async () => {
      const stale = selected.filter((target) => !isBuilt(target));
      let ready = 0;
      const show = () =>
        onProgress(`building ${stale.map(({ name }) => name).join(', ')}`, ready / stale.length);
      show();
      await Promise.all(
        stale.map(async (target) => {
          await buildTarget(children, target);
          ready += 1;
          show();
        }),
      );
      return stale.map(({ name }) => name);
    },
    (holder) => onProgress(`waiting for process ${holder.pid}, which is building`),
  );
}

/** @param {import('./children.mjs').Children} children @param {Target} target */
async function buildTarget(children, target) {
  const stamp = wantedStamp(target);
  // The stamp goes first and comes back last: a build that was killed counts as none.
  rmSync(stampFile(target), { force: true });
  const { command, args, name, home } = target;
  await children.run(`build-${name}`, {
    what: `Building ${name}`,
    command,
    args,
    cwd: inRoot(target.cwd ?? '.'),
    env: { NODE_ENV: 'production', ...(home && { HOME: home, USERPROFILE: home }) },
  });
  mkdirSync(stampDir, { recursive: true });
  writeFileSync(stampFile(target), stamp);
}
