// `npm run sbom`, also part of `npm run build`: writes the list of components for vulnerability and
// licence scanners. The package manager lists the production packages, the lockfile their hashes;
// Solr's list comes from its Maven build.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';
import { cycloneDx } from './lib/cyclone-dx.mjs';

const read = (/** @type {string} */ name) => readFileSync(inRoot(name), 'utf8');
const { name, version, packageManager } = JSON.parse(read('package.json'));
const parts = [
  'contract',
  'law',
  'meaning',
  'documents',
  'launch',
  'bff',
  'db',
  'solr',
  'web',
  'widget',
].flatMap((part) => ['--filter', `./${part}`]);
const licences = execFileSync(
  'npx',
  ['-y', packageManager, ...parts, 'licenses', 'list', '--json', '--prod'],
  {
    cwd: inRoot('.'),
    maxBuffer: 64 * 2 ** 20,
  },
).toString();
const bom = cycloneDx({
  product: { name, version },
  licences: JSON.parse(licences),
  lockfile: read('pnpm-lock.yaml'),
  pom: read('solr/pom.xml'),
});
const file = 'bff/dist/massima.cdx.json';
mkdirSync(inRoot('bff/dist'), { recursive: true });
writeFileSync(inRoot(file), `${JSON.stringify(bom, null, 2)}\n`);
console.log(`${file}: ${bom.components.length} components`);
