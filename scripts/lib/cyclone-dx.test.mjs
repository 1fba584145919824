import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cycloneDx } from './cyclone-dx.mjs';
import { inRoot } from './paths.mjs';

const entry = (/** @type {string} */ name, /** @type {string} */ version) => ({
  name,
  versions: [version],
  license: 'MIT',
});
const bom = (/** @type {Parameters<typeof cycloneDx>[0]['licences']} */ licences) =>
  cycloneDx({
    product: { name: 'massima', version: '1.0.0' },
    licences,
    lockfile: "  '@node-rs/argon2@2.0.2':\n    resolution: {integrity: sha512-AAH/}\n",
    pom: readFileSync(inRoot('solr/pom.xml'), 'utf8'),
  });

test('lists packages by package URL with licence and hash, Solr’s included', () => {
  const { components } = bom({ MIT: [entry('koa', '3.0.0'), entry('@node-rs/argon2', '2.0.2')] });
  expect(components.map(({ purl }) => purl)).toEqual([
    expect.stringMatching(/^pkg:maven\/org\.apache\.solr\/solr-core@\d+\.\d+\.\d+$/),
    expect.stringMatching(/^pkg:maven\/org\.eclipse\.jetty\/jetty-server@\d+\.\d+\.\d+$/),
    'pkg:npm/%40node-rs/argon2@2.0.2',
    'pkg:npm/koa@3.0.0',
  ]);
  expect(components[2]).toMatchObject({
    group: '@node-rs',
    name: 'argon2',
    hashes: [{ alg: 'SHA-512', content: '0001ff' }],
    licenses: [{ expression: 'MIT' }],
  });
});

test('keeps the name of a licence that is not an SPDX expression', () => {
  const odd = { ...entry('odd', '1.0.0'), license: 'SEE LICENSE IN LICENSE.md' };
  const { components } = bom({ odd: [odd] });
  expect(components.at(-1)?.licenses).toEqual([{ license: { name: 'SEE LICENSE IN LICENSE.md' } }]);
});
