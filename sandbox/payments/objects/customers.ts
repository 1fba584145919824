import { newId, randomText } from '../core/ids.ts';
import type { SandboxContext } from '../core/context.ts';
import { innerList, page } from '../http/list.ts';
import { createdRange, inRange, paging } from '../http/paging.ts';
import { mergeMetadata } from '../http/params.ts';
import { present } from '../http/present.ts';
import { route } from '../http/route.ts';
import type { Wire } from '../core/wire.ts';
import { endSubscription, isEnded } from '../billing/end-subscription.ts';
import { addressSpec, findCustomer, fullAddress } from './customer-row.ts';
import type { Customer } from './customer-row.ts';
import { changedParts } from './events.ts';
import { attachPaymentMethod, choosePaymentMethod, detachPaymentMethod } from './payment-methods.ts';
import { addTaxId } from './tax-ids.ts';

const shared = {
  address: addressSpec,
  balance: 'int',
  description: 'string',
  email: 'string',
  invoice_prefix: 'string',
  invoice_settings: { default_payment_method: 'string', footer: 'string' },
  metadata: 'map',
  name: 'string',
  phone: 'string',
  preferred_locales: ['string'],
  tax_exempt: 'string',
} as const;

export function presentCustomerSubscriptions(context: SandboxContext, owner: Wire): Wire {
  const id = String(owner['id']);
  const rows = context.store.where('subscription', 'customer', id).filter((row) => !isEnded(row));
  return innerList(context, `/v1/customers/${id}/subscriptions`, rows.reverse());
}

export function presentCustomerTaxIds(context: SandboxContext, owner: Wire): Wire {
  const id = String(owner['id']);
  const rows = context.store.where('tax_id', 'customer', id);
  return innerList(context, `/v1/customers/${id}/tax_ids`, rows);
}

function deletedCustomer(id: string): Wire {
  return { id, object: 'customer', deleted: true };
}

function newCustomer(context: SandboxContext): Customer {
  return {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: context.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

type Sent = import('../http/params.ts').Values<typeof shared>;

function applied(context: SandboxContext, customer: Customer, sent: Sent): Customer {
  const settings = sent.invoice_settings;
  const method = settings?.default_payment_method;
  if (method) choosePaymentMethod(context, method, customer.id, 'invoice_settings[default_payment_method]');
  return {
    ...customer,
    address: sent.address === undefined ? customer.address : fullAddress(sent.address),
    balance: sent.balance ?? customer.balance,
    description: sent.description === undefined ? customer.description : sent.description || null,
    email: sent.email === undefined ? customer.email : sent.email || null,
    invoice_prefix: sent.invoice_prefix ?? customer.invoice_prefix,
    invoice_settings: {
      ...customer.invoice_settings,
      ...(method === undefined ? {} : { default_payment_method: method || null }),
      ...(settings?.footer === undefined ? {} : { footer: settings.footer || null }),
    },
    metadata: mergeMetadata(customer.metadata, sent.metadata),
    name: sent.name === undefined ? customer.name : sent.name || null,
    phone: sent.phone === undefined ? customer.phone : sent.phone || null,
    preferred_locales:
      sent.preferred_locales === undefined ? customer.preferred_locales : (sent.preferred_locales ?? []),
    tax_exempt: (sent.tax_exempt as Customer['tax_exempt'] | undefined) ?? customer.tax_exempt,
  };
}

export const customerRoutes = [
  route(
    'POST /v1/customers',
    { ...shared, payment_method: 'string', tax_id_data: [{ type: 'string', value: 'string' }] },
    ({ context }, params) => {
      const created = context.store.put('customer', newCustomer(context));
      if (params.payment_method) attachPaymentMethod(context, params.payment_method, created.id);
      const customer = context.store.put('customer', applied(context, created, params));
      context.emit('customer.created', customer);
      for (const data of params.tax_id_data ?? []) addTaxId(context, customer.id, data?.type, data?.value);
      return customer;
    },
  ),
  route('GET /v1/customers/:id', {}, ({ context, path }) => {
    const customer = context.find('customer', path['id'] ?? '');
    return customer._deleted ? deletedCustomer(customer.id) : customer;
  }),
  route('POST /v1/customers/:id', shared, ({ context, path }, params) => {
    const before = findCustomer(context, path['id'] ?? '');
    const after = context.store.put('customer', applied(context, before, params));
    const changed = changedParts(present(context, before), present(context, after));
    if (Object.keys(changed).length > 0) context.emit('customer.updated', after, changed);
    return after;
  }),
  route('DELETE /v1/customers/:id', {}, ({ context, path }) => {
    const customer = findCustomer(context, path['id'] ?? '');
    for (const row of context.store.where('subscription', 'customer', customer.id)) {
      if (!isEnded(row)) endSubscription(context, row, 'cancellation_requested');
    }
    for (const method of context.store.where('payment_method', 'customer', customer.id))
      detachPaymentMethod(context, method);
    context.emit('customer.deleted', customer);
    context.store.put('customer', { ...customer, _deleted: true });
    return deletedCustomer(customer.id);
  }),
  route('GET /v1/customers', { ...paging, ...createdRange, email: 'string' }, ({ context }, params) => {
    const rows = context.store
      .all('customer')
      .filter((row) => !row._deleted && (params.email === undefined || row.email === params.email))
      .filter((row) => inRange(row.created, params.created));
    return page(context, '/v1/customers', rows, params);
  }),
];
