import { newId } from '../core/ids.ts';
import type { SandboxContext } from '../core/context.ts';
import { invalid, required } from '../http/failure.ts';
import { page } from '../http/list.ts';
import { createdRange, inRange, paging } from '../http/paging.ts';
import { mergeMetadata } from '../http/params.ts';
import type { TextMap } from '../http/params.ts';
import { route } from '../http/route.ts';

export interface Product {
  id: string;
  object: 'product';
  active: boolean;
  created: number;
  default_price: string | null;
  description: string | null;
  images: string[];
  livemode: false;
  marketing_features: { name: string }[];
  metadata: TextMap;
  name: string;
  package_dimensions: null;
  shippable: null;
  statement_descriptor: string | null;
  tax_code: null;
  unit_label: string | null;
  updated: number;
  url: string | null;
}

declare module '../core/tables.ts' {
  interface Tables {
    product: Product;
  }
}

const shared = {
  name: 'string',
  active: 'bool',
  description: 'string',
  images: ['string'],
  marketing_features: [{ name: 'string' }],
  metadata: 'map',
  statement_descriptor: 'string',
  unit_label: 'string',
  url: 'string',
} as const;

interface NewProduct {
  id?: string | undefined;
  name: string;
  active?: boolean | undefined;
  description?: string | undefined;
  metadata?: TextMap | null | undefined;
  unit_label?: string | undefined;
}

export function addProduct(context: SandboxContext, sent: NewProduct): Product {
  if (sent.id !== undefined && context.store.get('product', sent.id)) {
    throw invalid('Product already exists.', 'id', 'resource_already_exists');
  }
  const product = context.store.put('product', {
    id: sent.id ?? newId('prod'),
    object: 'product',
    active: sent.active ?? true,
    created: context.now(),
    default_price: null,
    description: sent.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: mergeMetadata({}, sent.metadata),
    name: sent.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    unit_label: sent.unit_label ?? null,
    updated: context.now(),
    url: null,
  });
  context.emit('product.created', product);
  return product;
}

export const productRoutes = [
  route('POST /v1/products', { ...shared, id: 'string' }, ({ context }, params) => {
    const product = addProduct(context, { ...params, name: required(params.name, 'name') });
    return context.store.patch('product', product, {
      images: params.images ?? [],
      marketing_features: (params.marketing_features ?? []).map((feature) => ({ name: feature?.name ?? '' })),
      statement_descriptor: params.statement_descriptor || null,
      url: params.url || null,
    });
  }),
  route(
    'GET /v1/products',
    { ...paging, ...createdRange, active: 'bool', ids: ['string'], shippable: 'bool', url: 'string' },
    ({ context }, params) => {
      const rows = context.store
        .all('product')
        .filter((row) => params.active === undefined || row.active === params.active)
        .filter((row) => !params.ids || params.ids.includes(row.id))
        .filter((row) => inRange(row.created, params.created));
      return page(context, '/v1/products', rows, params);
    },
  ),
];
