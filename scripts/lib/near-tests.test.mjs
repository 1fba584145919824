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

test('selects the tests of a changed file and of its direct importers', () => {
  expect(near('contract/src/folders.ts')).toEqual([
    'bff/src/list-folders.test.ts',
    'contract/src/folders.test.ts',
  ]);
  expect(near('bff/src/list-folders.test.ts')).toContain('bff/src/list-folders.test.ts');
});

test('selects the test that reads the folder of a changed file', () => {
  expect(near('contract/src/messages/it/folders.ts')).toContain('scripts/messages.test.mjs');
});

test('selects no test for a file that no test uses', () => {
  expect(near('docs/PLAN.md')).toEqual([]);
});

test('includes changed packages and their direct and indirect importers', () => {
  const imports = { contract: [], law: ['contract'], bff: ['law'], web: ['contract'], db: [] };
  expect([...touchedPackages(['law/src/types.ts'], imports)].sort()).toEqual(['bff', 'law']);
  expect([...touchedPackages(['docs/PLAN.md'], imports)]).toEqual(['docs']);
});
