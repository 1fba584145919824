import { expect, it } from 'vitest';
import { quotation } from './quote-selection.ts';

it('copies a passage as a quotation with its source, and a single word unchanged', () => {
  expect(quotation(' il  custode risponde\u00a0del danno ', 'Cass. civ., n. 1')).toBe(
    '«il custode risponde del danno» (Cass. civ., n. 1)',
  );
  expect(quotation('Primo paragrafo della sentenza.\n\nSecondo.', 'X')).toBe(
    '«Primo paragrafo della sentenza.\n\nSecondo.» (X)',
  );
  expect(quotation('art. 2051', 'X')).toBe(null);
  expect(quotation('', 'X')).toBe(null);
});
