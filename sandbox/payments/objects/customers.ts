import { newId, randomText } from '../core/ids.ts';
import type { World } from '../core/world.ts';
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

export function presentCustomerSubscriptions(world: World, owner: Wire): Wire {
  const id = String(owner['id']);
  const rows = world.store.where('subscription', 'customer', id).filter((row) => !isEnded(row));
  return innerList(world, `/v1/customers/${id}/subscriptions`, rows.reverse());
}

export function presentCustomerTaxIds(world: World, owner: Wire): Wire {
  const id = String(owner['id']);
  const rows = world.store.where('tax_id', 'customer', id);
  return innerList(world, `/v1/customers/${id}/tax_ids`, rows);
}

function deletedCustomer(id: string): Wire {
  return { id, object: 'customer', deleted: true };
}

function newCustomer(world: World): Customer {
  return {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: world.now(),
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

function applied(world: World, customer: Customer, sent: Sent): Customer {
  const settings = sent.invoice_settings;
  const method = settings?.default_payment_method;
  if (method) choosePaymentMethod(world, method, customer.id, 'invoice_settings[default_payment_method]');
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
    ({ world }, params) => {
      const created = world.store.put('customer', newCustomer(world));
      if (params.payment_method) attachPaymentMethod(world, params.payment_method, created.id);
      const customer = world.store.put('customer', applied(world, created, params));
      world.emit('customer.created', customer);
      for (const data of params.tax_id_data ?? []) addTaxId(world, customer.id, data?.type, data?.value);
      return customer;
    },
  ),
  route('GET /v1/customers/:id', {}, ({ world, path }) => {
    const customer = world.find('customer', path['id'] ?? '');
    return customer._deleted ? deletedCustomer(customer.id) : customer;
  }),
  route('POST /v1/customers/:id', shared, ({ world, path }, params) => {
    const before = findCustomer(world, path['id'] ?? '');
    const after = world.store.put('customer', applied(world, before, params));
    const changed = changedParts(present(world, before), present(world, after));
    if (Object.keys(changed).length > 0) world.emit('customer.updated', after, changed);
    return after;
  }),
  route('DELETE /v1/customers/:id', {}, ({ world, path }) => {
    const customer = findCustomer(world, path['id'] ?? '');
    for (const row of world.store.where('subscription', 'customer', customer.id)) {
      if (!isEnded(row)) endSubscription(world, row, 'cancellation_requested');
    }
    for (const method of world.store.where('payment_method', 'customer', customer.id))
      detachPaymentMethod(world, method);
    world.emit('customer.deleted', customer);
    world.store.put('customer', { ...customer, _deleted: true });
    return deletedCustomer(customer.id);
  }),
  route('GET /v1/customers', { ...paging, ...createdRange, email: 'string' }, ({ world }, params) => {
    const rows = world.store
      .all('customer')
      .filter((row) => !row._deleted && (params.email === undefined || row.email === params.email))
      .filter((row) => inRange(row.created, params.created));
    return page(world, '/v1/customers', rows, params);
  }),
];
