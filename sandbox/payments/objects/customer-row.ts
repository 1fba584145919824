import type { SandboxContext } from '../core/context.ts';
import { missing } from '../http/failure.ts';
import type { TextMap } from '../http/params.ts';

export interface Address {
  city: string | null;
  country: string | null;
  line1: string | null;
  line2: string | null;
  postal_code: string | null;
  state: string | null;
}

export interface Customer {
  id: string;
  object: 'customer';
  address: Address | null;
  balance: number;
  created: number;
  currency: string | null;
  customer_account: null;
  default_source: null;
  delinquent: boolean;
  description: string | null;
  discount: null;
  email: string | null;
  invoice_prefix: string;
  invoice_settings: {
    custom_fields: null;
    default_payment_method: string | null;
    footer: string | null;
    rendering_options: null;
  };
  livemode: false;
  metadata: TextMap;
  name: string | null;
  next_invoice_sequence: number;
  phone: string | null;
  preferred_locales: string[];
  shipping: null;
  tax_exempt: 'exempt' | 'none' | 'reverse';
  test_clock: null;
  _deleted?: true;
}

declare module '../core/tables.ts' {
  interface Tables {
    customer: Customer;
  }
}

export const addressSpec = {
  city: 'string',
  country: 'string',
  line1: 'string',
  line2: 'string',
  postal_code: 'string',
  state: 'string',
} as const;

export function fullAddress(sent: Partial<Record<keyof Address, string | undefined>> | null): Address | null {
  if (!sent) return null;
  const part = (name: keyof Address) => sent[name] || null;
  return {
    city: part('city'),
    country: part('country'),
    line1: part('line1'),
    line2: part('line2'),
    postal_code: part('postal_code'),
    state: part('state'),
  };
}

/** Returns a customer. A deleted customer is reported as missing. */
export function findCustomer(context: SandboxContext, id: string, param?: string): Customer {
  const customer = context.find('customer', id, param);
  if (customer._deleted) throw missing('customer', id, param);
  return customer;
}
