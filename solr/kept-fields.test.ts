import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const schema = path.join(import.meta.dirname, 'home/configsets/rulings/conf/managed-schema.xml');

/**
 * Index options of text fields. Lucene rejects documents if an existing index has other options
 * for a field.
 */
const indexOptions = {
  text: 'text_it offsets',
  text_exact: 'text_exact',
  title: 'text_it offsets',
  title_exact: 'text_exact',
  spell: 'text_spell',
  full_words: 'text_ruling',
  behind_words: 'text_ruling',
  full_forms: 'text_forms omitNorms',
  rubric: 'text_it',
};

test('keeps the index options of each field, because Lucene rejects documents with other options', async () => {
  const fields = [
    ...(await readFile(schema, 'utf8')).matchAll(/<field name="(\w+)"\s+type="(text_\w+)"([^>]*)\/>/g),
  ];
  const found = fields
    .filter(([, , , options = '']) => options.includes('indexed="true"'))
    .map(([, name, type, options = '']) => {
      const more = ['omitNorms', 'omitTermFreqAndPositions'].filter((option) => options.includes(option));
      return [name, [type, options.includes('storeOffsets') && 'offsets', ...more].filter(Boolean).join(' ')];
    });
  expect(Object.fromEntries(found)).toEqual(indexOptions);
});
