import { expect, test } from 'vitest';
import { javaPackages } from './java.mjs';

test.each([
  ['Debian 11', 'ID=debian\nVERSION_ID="11"\n', 17],
  ['Debian 12', 'PRETTY_NAME="Debian"\nID=debian\nVERSION_ID="12"\n', 17],
  ['Debian 13', 'ID=debian\nVERSION_ID="13"\nVERSION_CODENAME=trixie\n', 21],
  ['Debian unstable', 'ID=debian\nVERSION_CODENAME=forky\n', 21],
  ['Ubuntu 22.04', 'ID=ubuntu\nVERSION_ID="22.04"\n', 17],
  ['Ubuntu 24.04', 'ID=ubuntu\nVERSION_ID="24.04"\n', 17],
  ['Ubuntu 26.04', 'ID=ubuntu\nVERSION_ID="26.04"\n', 21],
  ['another system', '', 17],
])('advises a package that %s has', (_name, release, version) => {
  const [first, ...alternatives] = javaPackages(release);
  expect(first).toBe(`openjdk-${version}-jre-headless`);
  expect(alternatives).toContain('default-jre-headless');
});
