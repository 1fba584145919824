/**
 * A bill of materials as CycloneDX 1.6 has it (https://cyclonedx.org/docs/1.6/json/), sorted, so that two of the same product
 * are the same, letter by letter.
 * @param {{ product: { name: string, version: string }, lockfile: string, pom: string,
 *   licences: Record<string, { name: string, versions: string[], license: string, homepage?: string }[]> }} sources
 *   `licences` as `pnpm licenses list --json` writes them
 */
export function cycloneDx({ product, licences, lockfile, pom }) {
  const hashes = hashesOf(lockfile);
  const npm = Object.values(licences)
    .flat()
    .flatMap(({ name, versions, license, homepage }) =>
      versions.map((version) => component('npm', name, version, { license, homepage, hashes })),
    );
  const maven = [
    component('maven', 'org.apache.solr/solr-core', property(pom, 'solr.version'), { license: 'Apache-2.0' }),
    component('maven', 'org.eclipse.jetty/jetty-server', property(pom, 'jetty.version'), {
      license: 'EPL-2.0 OR Apache-2.0',
    }),
  ];
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': product.name, ...product } },
    components: [...npm, ...maven].toSorted((a, b) => (a.purl < b.purl ? -1 : 1)),
  };
}

/**
 * @param {'npm' | 'maven'} registry @param {string} name @param {string} version
 * @param {{ license: string, homepage?: string | undefined, hashes?: Map<string, string> }} more
 */
function component(registry, name, version, { license, homepage, hashes }) {
  const purl = `pkg:${registry}/${name.replace('@', '%40')}@${version}`;
  const at = name.lastIndexOf('/');
  const hash = hashes?.get(`${name}@${version}`);
  return {
    type: 'library',
    'bom-ref': purl,
    ...(at > 0 && { group: name.slice(0, at) }),
    name: name.slice(at + 1),
    version,
    ...(hash && { hashes: [{ alg: 'SHA-512', content: hash }] }),
    // Free text is not an SPDX expression, and a validator would refuse it as one.
    licenses: [
      /[\s/]/.test(license) && !/ (?:OR|AND) /.test(license)
        ? { license: { name: license } }
        : { expression: license },
    ],
    purl,
    ...(homepage && { externalReferences: [{ type: 'website', url: homepage }] }),
  };
}

/**
 * Maps `name@version` to the SHA-512 of the registry's package, in hexadecimal.
 * @param {string} lockfile
 */
function hashesOf(lockfile) {
  const found = lockfile.matchAll(
    /^ {2}'?(?<id>[^\s':]+)'?:\n {4}resolution: \{integrity: sha512-(?<hash>[^}]+)\}/gm,
  );
  return new Map(
    [...found].map(({ groups }) => [
      String(groups?.['id']),
      Buffer.from(String(groups?.['hash']), 'base64').toString('hex'),
    ]),
  );
}

/** @param {string} pom @param {string} name */
function property(pom, name) {
  const start = `<${name}>`;
  const at = pom.indexOf(start);
  if (at < 0) throw new Error(`solr/pom.xml does not say ${name}`);
  return pom.slice(at + start.length, pom.indexOf('<', at + 1));
}
