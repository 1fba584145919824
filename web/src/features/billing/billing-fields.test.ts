import { expect, test } from 'vitest';
import { billingData, emptyBilling, issuesOf } from './billing-fields.ts';

test('a receipt requires only the fiscal code, an invoice the other fields', () => {
  expect(issuesOf(emptyBilling)).toEqual({ fiscalCode: 'fiscal_code_required' });
  expect(Object.keys(issuesOf({ ...emptyBilling, isInvoice: true })).sort()).toEqual([
    'city',
    'feCodeOrPec',
    'line1',
    'postalCode',
    'state',
    'vatNumber',
  ]);
  expect(issuesOf({ ...emptyBilling, fiscalCode: 'rssmra85t10a562s' })).toEqual({});
  const inGroups = { ...emptyBilling, fiscalCode: ' rss mra 85t10 a562s' };
  expect(issuesOf(inGroups)).toEqual({});
  expect(billingData(inGroups).metadata.Fiscal_code).toBe('RSSMRA85T10A562S');
});

test('requires neither recipient code nor PEC outside Italy', () => {
  const german = {
    ...emptyBilling,
    isInvoice: true,
    country: 'DE',
    line1: 'Allee 1',
    postalCode: '10115',
    city: 'Berlin',
    state: 'BE',
    vatNumber: 'DE136695976',
  };
  expect(issuesOf(german)).toEqual({});
});

test('the combined field is sent as PEC or recipient code, and omitted for a receipt', () => {
  expect(
    billingData({ ...emptyBilling, isInvoice: true, feCodeOrPec: 'studio@pec.it' }).metadata,
  ).toMatchObject({ Pec: 'studio@pec.it', Fe_code: '' });
  expect(billingData({ ...emptyBilling, feCodeOrPec: 'ABC1234' }).metadata).toMatchObject({
    Pec: '',
    Fe_code: '',
  });
});

const roman = {
  ...emptyBilling,
  isInvoice: true,
  line1: 'Via Roma 1',
  postalCode: '00100',
  city: 'Roma',
  state: 'rm',
  vatNumber: '00743110157',
  feCodeOrPec: 'ABC1234',
};

test('shows errors of zip, city and province next to each field', () => {
  expect(issuesOf(roman)).toEqual({});
  expect(issuesOf({ ...roman, postalCode: '1234', city: '', state: 'Roma' })).toEqual({
    postalCode: 'zip_code_invalid',
    city: 'city_required',
    state: 'state_invalid',
  });
  expect(billingData(roman).address.state).toBe('RM');
});

test('omits Italian fields when the country changes', () => {
  const swiss = { ...roman, country: 'CH', vatNumber: 'CHE123456789' };
  expect(billingData(swiss).metadata).toMatchObject({ Pec: '', Fe_code: '' });
  expect(issuesOf({ ...swiss, feCodeOrPec: '?' })).toEqual({});
});
