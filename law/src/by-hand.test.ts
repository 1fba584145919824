import { describe, expect, test } from 'vitest';
import { findReferences } from './find-references.ts';
import { accounts } from './testing/forms/by-hand/accounts.ts';
import { administrative } from './testing/forms/by-hand/administrative.ts';
import { criminal } from './testing/forms/by-hand/criminal.ts';
import { facts } from './testing/forms/by-hand/facts.ts';
import { tax } from './testing/forms/by-hand/tax.ts';
import { asExpected, linesOf } from './testing/read-forms.ts';

/** Forms that were gathered by hand for each kind of text; what isn't said on the right is read as nothing. */
describe.each(Object.entries({ administrative, tax, criminal, accounts, facts }))('%s', (_, table) => {
  const lines = linesOf(table);
  test('has at least 40 examples', () => expect(lines.length).toBeGreaterThanOrEqual(40));
  test.each(lines)('$written', ({ written, read }) => {
    expect(asExpected(findReferences(written), read)).toBe(read);
  });
});
