import { expect, test } from 'vitest';
import { sectionLabel } from './citation.ts';

test.each([
  ['3', 'Sez. III'],
  [' 10 ', 'Sez. 10°'],
  ['6-3', 'Sez. VI -3'],
  ['1 bis', 'Sez. I bis'],
  ['U', 'Sez. Un.'],
  ['lavoro', 'Sez. lavoro'],
  ['', ''],
])('section %j is shown as %j', (section, label) => {
  expect(sectionLabel(section)).toBe(label);
});

/** It froze a server for half a minute: digits with no end, and a line break behind them. */
test('reads a section of any length and any signs', () => {
  expect(sectionLabel(`${'1'.repeat(60_000)}a\nb`)).toMatch(/^Sez\. .*b$/s);
});
