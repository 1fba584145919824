import { newId } from '../core/ids.ts';
import type { SandboxContext } from '../core/context.ts';
import { invalid, required } from '../http/failure.ts';
import { page } from '../http/list.ts';
import { paging } from '../http/paging.ts';
import { mergeMetadata } from '../http/params.ts';
import type { TextMap } from '../http/params.ts';
import { route } from '../http/route.ts';
import type { Wire } from '../core/wire.ts';

export interface WebhookEndpoint {
  id: string;
  object: 'webhook_endpoint';
  api_version: string | null;
  application: null;
  created: number;
  description: string | null;
  enabled_events: string[];
  livemode: false;
  metadata: TextMap;
  status: 'enabled' | 'disabled';
  url: string;
  _secret: string;
}

declare module '../core/tables.ts' {
  interface Tables {
    webhook_endpoint: WebhookEndpoint;
  }
}

interface NewEndpoint {
  id?: string;
  url: string;
  secret?: string;
  enabled_events: string[];
  api_version?: string | undefined;
  description?: string | undefined;
  metadata?: TextMap | null | undefined;
}

export function addWebhookEndpoint(context: SandboxContext, sent: NewEndpoint): WebhookEndpoint {
  // Events contain billing data, so they are only sent to this machine or to its container network.
  if (!/^https?:\/\/[^\s]+$/.test(sent.url)) throw invalid('Invalid URL', 'url', 'url_invalid');
  return context.store.put('webhook_endpoint', {
    id: sent.id ?? newId('we', 24),
    object: 'webhook_endpoint',
    api_version: sent.api_version ?? null,
    application: null,
    created: context.now(),
    description: sent.description ?? null,
    enabled_events: sent.enabled_events,
    livemode: false,
    metadata: mergeMetadata({}, sent.metadata),
    status: 'enabled',
    url: sent.url,
    _secret: sent.secret ?? newId('whsec', 32),
  });
}

export function presentWebhookEndpoint(_context: SandboxContext, row: WebhookEndpoint): Wire {
  return structuredClone(row) as unknown as Wire;
}

export const webhookEndpointRoutes = [
  route(
    'POST /v1/webhook_endpoints',
    {
      url: 'string',
      enabled_events: ['string'],
      api_version: 'string',
      description: 'string',
      metadata: 'map',
      connect: 'bool',
    },
    ({ context }, params) => {
      const row = addWebhookEndpoint(context, {
        ...params,
        url: required(params.url, 'url'),
        enabled_events: required(params.enabled_events, 'enabled_events'),
      });
      // The only time that the secret is shown.
      return { ...presentWebhookEndpoint(context, row), secret: row._secret };
    },
  ),
  route('GET /v1/webhook_endpoints', paging, ({ context }, params) =>
    page(context, '/v1/webhook_endpoints', context.store.all('webhook_endpoint'), params),
  ),
];
