import type { IssueKey } from '../message-keys.ts';
import { countryOf, isCountry } from './country.ts';
import { isEmail } from './email.ts';
import { isFiscalCode } from './fiscal-code.ts';
import { isProvince } from './provinces.ts';
import { isVatNumber } from './vat-number.ts';

/** Billing data as they travel: the card provider's address, its metadata, and the VAT number. */
export interface BillingData {
  address?:
    | { [key in 'line1' | 'line2' | 'state' | 'city' | 'postal_code' | 'country']?: string | undefined }
    | undefined;
  metadata?:
    | {
        Pec?: string | undefined;
        Fe_code?: string | undefined;
        Fiscal_code?: string | undefined;
        is_invoice?: string | undefined;
      }
    | undefined;
  vat_number?: string | undefined;
}
export interface BillingIssue {
  path: string;
  message: IssueKey;
}

/** Parses a field that accepts a certified e-mail address or a recipient code, which has no `@`. */
export const readFeCodeOrPec = (typed: string): { Pec: string; Fe_code: string } =>
  typed.includes('@')
    ? { Pec: typed.trim().toLowerCase(), Fe_code: '' }
    : { Pec: '', Fe_code: typed.trim().toUpperCase() };

/** Seven characters, six for public offices. Seven X is for customers outside Italy. */
const isItalianFeCode = (code: string): boolean => /^[A-Z\d]{6,7}$/.test(code) && code !== 'XXXXXXX';

/**
 * Checks billing data by product.md section 5 and contract section 7, for form and server. Empty
 * if valid.
 */
export function billingIssues({ address = {}, metadata = {}, vat_number = '' }: BillingData): BillingIssue[] {
  const country = countryOf(address.country ?? 'IT');
  const issues: BillingIssue[] = [];
  const require = (path: string, value: string | undefined, message: IssueKey) => {
    if (!value?.trim()) issues.push({ path, message });
  };
  if (metadata.is_invoice !== 'true') {
    if (!metadata.Fiscal_code?.trim())
      issues.push({ path: 'metadata.Fiscal_code', message: 'fiscal_code_required' });
    else if (!isFiscalCode(metadata.Fiscal_code))
      issues.push({ path: 'metadata.Fiscal_code', message: 'fiscal_code_invalid' });
    return issues;
  }
  require('address.line1', address.line1, 'address_required');
  require('address.postal_code', address.postal_code, 'missing_parameters');
  require('address.city', address.city, 'missing_parameters');
  require('address.state', address.state, 'missing_parameters');
  if (!isCountry(country)) issues.push({ path: 'address.country', message: 'validation_failed' });
  if (!vat_number.trim()) issues.push({ path: 'vat_number', message: 'vat_number_required' });
  else if (!isVatNumber(country, vat_number))
    issues.push({ path: 'vat_number', message: 'invalid_vat_number' });
  if (country === 'IT') {
    const { postal_code: zip, state } = address;
    if (zip?.trim() && !/^\d{5}$/.test(zip.trim()))
      issues.push({ path: 'address.postal_code', message: 'validation_failed' });
    if (state?.trim() && !isProvince(state))
      issues.push({ path: 'address.state', message: 'validation_failed' });
    if (!metadata.Fe_code?.trim() && !metadata.Pec?.trim())
      issues.push({ path: 'metadata.Fe_code', message: 'pec_required' });
    else if (metadata.Fe_code && !isItalianFeCode(metadata.Fe_code.trim().toUpperCase()))
      issues.push({ path: 'metadata.Fe_code', message: 'fe_code_invalid' });
    else if (metadata.Pec && !isEmail(metadata.Pec))
      issues.push({ path: 'metadata.Pec', message: 'wrong_email_format' });
  }
  return issues;
}
