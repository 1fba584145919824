import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { indexVersion } from '@massima/contract/index-version';
import { expect, test } from 'vitest';
import { withoutComments } from './corpus-hash.ts';
import { rulingFormat } from './format.ts';
import { toDocuments } from './to-documents.ts';

const golden = path.join(import.meta.dirname, 'golden');
const read = (name: string) => readFileSync(path.join(golden, name), 'utf8');

/** Each index stores the version that made its documents (`corpusHash`). */
test('requires a new index version if the documents change', () => {
  const documents = read('rulings.jsonl')
    .trim()
    .split('\n')
    .flatMap((line) => toDocuments(rulingFormat.parse(JSON.parse(line))));
  const made = createHash('sha256').update(JSON.stringify(documents)).digest('hex').slice(0, 24);
  const hint = 'Raise `indexVersion` of the contract, and write both into golden/version.json.';
  expect({ version: indexVersion, documents: made }, hint).toEqual(JSON.parse(read('version.json')));
});

test('ignores comments in the configset', () => {
  const schema = '<schema>\n  <!-- a field\n of two lines -->\n  <field name="id"/>\n</schema>\n';
  expect(withoutComments('managed-schema.xml', schema)).toBe('<schema>\n<field name="id"/>\n</schema>');
  expect(withoutComments('stopwords.txt', '# of no weight\nil\n\n  la\n')).toBe('il\nla');
});
