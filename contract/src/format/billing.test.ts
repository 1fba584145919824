import { expect, test } from 'vitest';
import { billingIssues, type BillingData, readFeCodeOrPec } from './billing.ts';
import { isFiscalCode } from './fiscal-code.ts';
import { isVatNumber, taxIdType } from './vat-number.ts';

test('accepts a fiscal code with a valid check character, also with letters for digits', () => {
  expect(isFiscalCode('RSSMRA85T10A562S')).toBe(true);
  expect(isFiscalCode('rssmra85t10a562s')).toBe(true);
  expect(isFiscalCode('RSSMRA85T10A562T')).toBe(false);
  expect(isFiscalCode('RSSMRA85T10A56')).toBe(false);
  // The last digit replaced in a case of homonyms: 2 becomes N, and the control character follows.
  expect(isFiscalCode('RSSMRA85T10A56NH')).toBe(true);
});

test('accepts an Italian VAT number with a valid check digit', () => {
  expect(isVatNumber('IT', '00743110157')).toBe(true);
  expect(isVatNumber('IT', 'IT 0074311 0157')).toBe(true);
  expect(isVatNumber('IT', '00743110158')).toBe(false);
  expect(isVatNumber('IT', '00000000000')).toBe(false);
  expect(isVatNumber('DE', 'DE136695976')).toBe(true);
  expect(isVatNumber('DE', '13669597')).toBe(false);
  expect(taxIdType('GR', 'EL123456789')).toEqual({ type: 'eu_vat', value: 'EL123456789' });
});

test.each([
  ['CH', 'che 123 456 789', 'ch_vat', 'CHE-123.456.789 MWST'],
  ['CH', 'CHE-123.456.789 IVA', 'ch_vat', 'CHE-123.456.789 IVA'],
  ['GB', '123 4567 89', 'gb_vat', 'GB123456789'],
  ['GB', 'GBHA500', 'gb_vat', 'GBHA500'],
  ['SM', 'SM 24165', 'sm_coe', '24165'],
  ['SM', '2416', 'sm_coe', '02416'],
])(
  'normalises the number of %s %s outside the EU to %s %s, which reads as the same number',
  (country, given, type, value) => {
    expect(isVatNumber(country, given)).toBe(true);
    expect(taxIdType(country, given)).toEqual({ type, value });
    expect(taxIdType(country, value)).toEqual({ type, value });
  },
);

test.each([
  ['CH', 'CHE-123.456.78'],
  ['CH', 'CHE-123.456.789 VAT'],
  ['GB', 'GB12345678'],
  ['SM', 'SM123456'],
  ['XI', 'XI12345678'],
  // A country without a specific check: two to twenty letters and digits.
  ['US', '1'],
  ['US', '123456789012345678901'],
  ['NO', '999 999 999 (MVA)'],
])('rejects the number of %s %s', (country, given) => {
  expect(isVatNumber(country, given)).toBe(false);
});

test.each([
  ['US', '12-3456789', '123456789'],
  ['NO', '999 999 999 MVA', '999999999MVA'],
  ['LI', 'li12345', 'LI12345'],
  ['MC', 'FR12345678901', 'FR12345678901'],
  ['JP', 'T1', 'T1'],
])('accepts the number of %s unchecked and unchanged: %s', (country, given, value) => {
  expect(taxIdType(country, given)).toEqual({ type: 'unknown', value });
  expect(taxIdType(country, value)).toEqual({ type: 'unknown', value });
});

test.each([
  ['GR', 'EL123456789'],
  ['EL', '123456789'],
  ['EL', 'EL 123456789'],
  ['GR', 'GR123456789'],
])('accepts both country codes of Greece: %s %s', (country, given) => {
  expect(taxIdType(country, given)).toEqual({ type: 'eu_vat', value: 'EL123456789' });
});

test('gives numbers of Northern Ireland the EU type', () => {
  expect(taxIdType('XI', '123456789')).toEqual({ type: 'eu_vat', value: 'XI123456789' });
  expect(taxIdType('XI', 'XI123456789')).toEqual({ type: 'eu_vat', value: 'XI123456789' });
});

test('reads the combined field as a PEC if it contains an address', () => {
  expect(readFeCodeOrPec(' Studio@PEC.it ')).toEqual({ Pec: 'studio@pec.it', Fe_code: '' });
  expect(readFeCodeOrPec('abc1234')).toEqual({ Pec: '', Fe_code: 'ABC1234' });
});

test('requires address, VAT number and recipient code or PEC for an Italian invoice, only the fiscal code for a receipt', () => {
  const address = { line1: 'Via Roma 1', postal_code: '00100', city: 'Roma', state: 'RM', country: 'IT' };
  const invoice = {
    address,
    vat_number: '00743110157',
    metadata: { is_invoice: 'true', Fe_code: 'ABC1234' },
  };
  expect(billingIssues(invoice)).toEqual([]);
  expect(billingIssues({ ...invoice, metadata: { is_invoice: 'true' } }).map((i) => i.message)).toEqual([
    'pec_required',
  ]);
  expect(
    billingIssues({
      ...invoice,
      address: { ...address, country: 'DE' },
      vat_number: '136695976',
      metadata: { is_invoice: 'true' },
    }),
  ).toEqual([]);
  expect(billingIssues({ metadata: { is_invoice: 'true' } })).toHaveLength(6);
  expect(billingIssues({ metadata: { is_invoice: 'false', Fiscal_code: 'RSSMRA85T10A562S' } })).toEqual([]);
  expect(billingIssues({ metadata: { is_invoice: 'false' } }).map((i) => i.message)).toEqual([
    'fiscal_code_required',
  ]);
});

test.each(['', 'XX', 'ZZ', '1T', 'ITA'])(
  'rejects an invoice with country "%s" and names the field',
  (country) => {
    const address = { line1: 'Via Roma 1', postal_code: '00100', city: 'Roma', state: 'RM', country };
    const issues = billingIssues({ address, vat_number: '00743110157', metadata: { is_invoice: 'true' } });
    expect(issues).toContainEqual({ path: 'address.country', message: 'validation_failed' });
  },
);

test('accepts Italy’s country code in lower case', () => {
  const address = { line1: 'Via Roma 1', postal_code: '00100', city: 'Roma', state: 'RM', country: 'it' };
  const issues = billingIssues({ address, vat_number: 'x', metadata: { is_invoice: 'true' } });
  expect(issues.map(({ message }) => message)).toEqual(['invalid_vat_number', 'pec_required']);
});

const italian = {
  address: { line1: 'Via Roma 1', postal_code: '00100', city: 'Roma', state: 'RM', country: 'IT' },
  vat_number: '00743110157',
  metadata: { is_invoice: 'true', Pec: 'studio@pec.it' },
};
type Address = typeof italian.address;
const issuesWith = (address: Partial<Address>, metadata: BillingData['metadata'] = italian.metadata) =>
  billingIssues({ ...italian, address: { ...italian.address, ...address }, metadata });

test.each([
  [{ postal_code: '1234' }, 'address.postal_code'],
  [{ postal_code: 'D-10115' }, 'address.postal_code'],
  [{ state: 'Roma' }, 'address.state'],
  [{ state: 'XX' }, 'address.state'],
])('rejects an Italian invoice to %j and names the field', (address, path) => {
  expect(issuesWith(address)).toEqual([{ path, message: 'validation_failed' }]);
  expect(issuesWith({ ...address, country: 'US' })).toEqual([]);
});

test('accepts zip and province with spaces and in lower case', () => {
  expect(issuesWith({ postal_code: ' 00100', state: 'rm ' })).toEqual([]);
});

test.each(['US', 'NO', 'LI', 'MC', 'JP'])('accepts an invoice to %s', (country) => {
  expect(issuesWith({ country, postal_code: '98000', state: 'Monaco' })).toEqual([]);
});

test.each([
  ['ABC1234', []],
  ['UFY9MH', []],
  ['ABC12', ['fe_code_invalid']],
  ['ABC-123', ['fe_code_invalid']],
  ['xxxxxxx', ['fe_code_invalid']],
])('validates the recipient code %s with messages %j', (Fe_code, messages) => {
  expect(issuesWith({}, { is_invoice: 'true', Fe_code, Pec: '' }).map(({ message }) => message)).toEqual(
    messages,
  );
});

test('accepts XXXXXXX as the recipient code only for customers abroad', () => {
  const metadata = { is_invoice: 'true', Fe_code: 'XXXXXXX', Pec: '' };
  expect(issuesWith({ country: 'DE' }, metadata)).toEqual([
    { path: 'vat_number', message: 'invalid_vat_number' },
  ]);
});
