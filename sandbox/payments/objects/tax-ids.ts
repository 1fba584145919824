import { newId } from '../core/ids.ts';
import type { SandboxContext } from '../core/context.ts';
import { invalid, missing, required } from '../http/failure.ts';
import { route } from '../http/route.ts';
import { findCustomer } from './customer-row.ts';

export interface TaxId {
  id: string;
  object: 'tax_id';
  country: string | null;
  created: number;
  customer: string;
  customer_account: null;
  livemode: false;
  owner: { type: 'customer'; customer: string };
  type: string;
  value: string;
  verification: {
    status: 'pending' | 'unavailable' | 'unverified' | 'verified';
    verified_address: string | null;
    verified_name: string | null;
  };
}

declare module '../core/tables.ts' {
  interface Tables {
    tax_id: TaxId;
  }
}

/**
 * Formats that the provider checks when a number is added. Whether the number exists is verified
 * later.
 */
const forms: Record<string, RegExp> = {
  eu_vat: /^[A-Z]{2}[0-9A-Z]{2,13}$/,
  it_cf: /^[A-Z]{6}[0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]$|^\d{11}$/,
  ch_vat: /^CHE-?[\d.]{9,11}( ?(MWST|TVA|IVA))?$/,
  gb_vat: /^(GB)?(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  sm_coe: /^[0-9A-Z]{2,15}$/,
};
const italianVat = /^IT\d{11}$/;

function hasItsForm(type: string, value: string): boolean {
  const plain = value.toUpperCase().replace(/\s/g, '');
  const form = forms[type];
  if (!form) throw invalid(`Invalid type: must be one of ${Object.keys(forms).join(', ')}`, 'type');
  return form.test(plain) && (type !== 'eu_vat' || !plain.startsWith('IT') || italianVat.test(plain));
}

export function addTaxId(context: SandboxContext, customer: string, type?: string, value?: string): TaxId {
  const kind = required(type, 'type');
  const number = required(value, 'value');
  if (!hasItsForm(kind, number)) throw invalid(`Invalid value for ${kind}.`, 'value', 'tax_id_invalid');
  const row: TaxId = {
    id: newId('txi', 24),
    object: 'tax_id',
    country:
      kind === 'eu_vat'
        ? number.slice(0, 2).toUpperCase()
        : kind === 'it_cf'
          ? 'IT'
          : kind.slice(0, 2).toUpperCase(),
    created: context.now(),
    customer,
    customer_account: null,
    livemode: false,
    owner: { type: 'customer', customer },
    type: kind,
    value: number,
    verification: {
      status: kind === 'eu_vat' ? 'verified' : 'unavailable',
      verified_address: null,
      verified_name: null,
    },
  };
  context.store.put('tax_id', row);
  context.emit('customer.tax_id.created', row);
  return row;
}

function find(context: SandboxContext, customer: string, id: string): TaxId {
  const row = context.find('tax_id', id);
  if (row.customer !== customer) throw missing('tax_id', id);
  return row;
}

export const taxIdRoutes = [
  route('POST /v1/customers/:id/tax_ids', { type: 'string', value: 'string' }, ({ context, path }, params) =>
    addTaxId(context, findCustomer(context, path['id'] ?? '').id, params.type, params.value),
  ),
  route('DELETE /v1/customers/:id/tax_ids/:tax', {}, ({ context, path }) => {
    const row = find(context, findCustomer(context, path['id'] ?? '').id, path['tax'] ?? '');
    context.store.remove('tax_id', row.id);
    context.emit('customer.tax_id.deleted', row);
    return { id: row.id, object: 'tax_id', deleted: true };
  }),
];
