import { expect, test } from 'vitest';
import { nearTests, touchedPackages } from './near-tests.mjs';

/** @type {Record<string, string>} */
const texts = {
  'contract/src/folders.ts': '',
  'contract/src/folders.test.ts': "from './folders.ts'",
  'contract/src/messages/it/folders.ts': '',
  'bff/src/list-folders.ts': "from '@massima/contract/folders'",
  'bff/src/list-folders.test.ts': "from './list-folders.ts'",
  'bff/src/router.ts': "from './list-folders.ts'",
  'bff/src/router.test.ts': "from './router.ts'",
  'bff/src/folders.integration.test.ts': "from '@massima/contract/folders'",
  'scripts/messages.test.mjs': "inRoot('contract/src/messages/it')",
};
const near = (/** @type {string} */ file) =>
  nearTests({
    changed: [file],
    files: Object.keys(texts),
    naming: (text) => Object.keys(texts).filter((name) => texts[name]?.includes(text)),
  });

test('a changed file runs its own tests, those of what imports it, and no further', () => {
  expect(near('contract/src/folders.ts')).toEqual([
    'bff/src/list-folders.test.ts',
    'contract/src/folders.test.ts',
  ]);
  expect(near('bff/src/list-folders.test.ts')).toContain('bff/src/list-folders.test.ts');
});

test('a file that is read and not imported runs the test that reads its folder', () => {
  expect(near('contract/src/messages/it/folders.ts')).toContain('scripts/messages.test.mjs');
});

test('what no test knows runs none', () => {
  expect(near('docs/PLAN.md')).toEqual([]);
});

test('touches a package that changed and those that import it, also through another', () => {
  const imports = { contract: [], law: ['contract'], bff: ['law'], web: ['contract'], db: [] };
  expect([...touchedPackages(['law/src/types.ts'], imports)].sort()).toEqual(['bff', 'law']);
  expect([...touchedPackages(['docs/PLAN.md'], imports)]).toEqual(['docs']);
});
