import { type BillingData, billingIssues, readFeCodeOrPec } from '@massima/contract/format/billing';
import type { Outputs } from '../../lib/trpc.ts';

/** Billing section as typed. One field accepts recipient code or PEC. */
// A type, not an interface, because drafts are records.
export type BillingFields = {
  isInvoice: boolean;
  line1: string;
  line2: string;
  postalCode: string;
  city: string;
  state: string;
  country: string;
  vatNumber: string;
  fiscalCode: string;
  feCodeOrPec: string;
};
export type BillingField = Exclude<keyof BillingFields, 'isInvoice'>;

export const emptyBilling: BillingFields = {
  isInvoice: false,
  line1: '',
  line2: '',
  postalCode: '',
  city: '',
  state: '',
  country: 'IT',
  vatNumber: '',
  fiscalCode: '',
  feCodeOrPec: '',
};

export function fieldsOfCustomer({
  address,
  metadata,
  tax_ids,
}: Outputs['billing']['customer']): BillingFields {
  return {
    isInvoice: metadata.is_invoice === 'true',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    postalCode: address?.postal_code ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    country: address?.country ?? 'IT',
    vatNumber: tax_ids.data[0]?.value ?? '',
    fiscalCode: metadata.Fiscal_code ?? '',
    feCodeOrPec: metadata.Fe_code || metadata.Pec || '',
  };
}

/** Removes the spaces of a pasted code. */
export const fiscalCodeOf = ({ fiscalCode }: BillingFields): string =>
  fiscalCode.replace(/\s/g, '').toUpperCase();

/** Returns the billing data as the request expects it. */
export function billingData(fields: BillingFields) {
  const isItalian = fields.country === 'IT';
  // Italian fields are not sent for other countries, whose form lacks them.
  const { Pec, Fe_code } = readFeCodeOrPec(isItalian ? fields.feCodeOrPec : '');
  const state = fields.state.trim();
  return {
    address: {
      line1: fields.line1.trim(),
      line2: fields.line2.trim(),
      postal_code: fields.postalCode.trim(),
      city: fields.city.trim(),
      state: isItalian && fields.isInvoice ? state.toUpperCase() : state,
      country: fields.country,
    },
    metadata: {
      is_invoice: fields.isInvoice ? ('true' as const) : ('false' as const),
      Fiscal_code: fields.isInvoice ? '' : fiscalCodeOf(fields),
      Pec: fields.isInvoice ? Pec : '',
      Fe_code: fields.isInvoice ? Fe_code : '',
    },
    vat_number: fields.isInvoice ? fields.vatNumber.trim() : '',
  } satisfies BillingData;
}

const fieldOfPath: Record<string, BillingField> = {
  'address.line1': 'line1',
  'address.postal_code': 'postalCode',
  'address.city': 'city',
  'address.state': 'state',
  vat_number: 'vatNumber',
  'metadata.Fiscal_code': 'fiscalCode',
  'metadata.Fe_code': 'feCodeOrPec',
  'metadata.Pec': 'feCodeOrPec',
};

/** Texts for errors whose wire key covers several fields. */
const ownText: Partial<Record<BillingField, Record<string, string>>> = {
  postalCode: { missing_parameters: 'zip_code_required', validation_failed: 'zip_code_invalid' },
  city: { missing_parameters: 'city_required' },
  state: { missing_parameters: 'state_required', validation_failed: 'state_invalid' },
};

type Issues = Partial<Record<BillingField, string>>;

/** Returns the field and text of an issue; undefined if it belongs to no field here. */
export function placeOf({ path, message }: { path: string; message: string }): Issues {
  const field = fieldOfPath[path];
  return field ? { [field]: ownText[field]?.[message] ?? message } : {};
}

/** Returns the errors by field; empty if the data is valid. */
export const issuesOf = (fields: BillingFields): Issues =>
  Object.assign({}, ...billingIssues(billingData(fields)).map(placeOf));
