import { found, hits } from '../fake-engine.ts';
import {
  atEngine,
  atProvider,
  set,
  setting,
  type Break,
  type Breakable,
  type BreakRow,
} from './breakable.ts';

export const deps =
  (change: (of: Breakable['deps']) => Partial<Breakable['deps']>): Break =>
  async ({ deps: all }) => ({ deps: { ...all, ...change(all) } });
export const meaning = (indexed: string | null, own: string | undefined, vector?: Int8Array) =>
  deps(({ engine, meaning: of }) => ({
    engine: { ...engine, meaningOfIndex: async () => (indexed === null ? null : { name: indexed, size: 2 }) },
    meaning: { ...of, model: own, of: async () => vector },
  }));
export const cluster = (replicas: object) =>
  deps(({ engine }) => ({
    engine: { ...engine, cluster: async () => ({ withoutLeader: [], recovering: [], ...replicas }) },
  }));
const slow = { PAYMENTS_TIMEOUT_MS: 300, PAYMENTS_DEADLINE_MS: 600 };
const noLogin: Break = async (on) => {
  on.smtp.faults.set('AUTH', '535 no');
  const broken = await set(({ smtp }) => ({ SMTP_URL: smtp.url.replace('//', '//u:p@') }))(on);
  return {
    ...broken,
    mend: async () => {
      on.smtp.faults.clear();
      await broken.mend?.();
    },
  };
};
const isOfCorpora = (form: string) => form.includes('marker') && form.includes('rows=100');
/** Solr answers every query, and fails where it reads all terms. */
const damagedField: Break = async ({ deps: all, engine: fake }) => {
  const errorBody = JSON.stringify({ error: { msg: 'CorruptIndexException: checksum failed' } });
  fake.behave((_, response) => response.writeHead(500).end(errorBody));
  return { deps: { ...all, engine: { ...all.engine }, config: { ...all.config, SOLR_URL: fake.url } } };
};

/** Breaks of the card provider, mail, Solr and the disk. */
export const serviceBreaks: BreakRow[] = [
  [
    'no folder for invoices',
    set(() => ({ SELLER_VAT_NUMBER: '01234567897', SELLER_FOLDER: '/nowhere/at/all' })),
    'invoices',
    /ENOENT/,
    /mkdir -p \/nowhere/,
  ],
  [
    'another provider account',
    setting('provider_account', 'acct_of_another'),
    'card provider',
    /belongs to acct_of_another/,
    /--another-account/,
  ],
  [
    'provider away',
    set(() => ({ ...slow, PAYMENTS_URL: 'http://127.0.0.1:1' })),
    'card provider',
    /does not answer/,
    /^curl -I http/,
  ],
  [
    'something else at its address',
    atProvider((at) => {
      at.status = 404;
      at.responses = { '/v1/account': { error: { type: 'invalid_request_error', message: 'No such URL' } } };
    }),
    'card provider',
    /of something else/,
    /^curl -I/,
  ],
  [
    'a rejected key',
    atProvider((at) => {
      at.status = 401;
      at.responses = { '/v1/account': { error: { message: 'Expired API Key' } } };
    }),
    'card provider',
    /rejects the key.*Expired API Key/,
    /^curl -I/,
  ],
  [
    'no product',
    atProvider((at) => delete at.responses['/v1/products']),
    'card provider',
    /no active product/,
    /payments:setup/,
  ],
  [
    'no price',
    atProvider((at) => delete at.responses['/v1/prices']),
    'card provider',
    /no active price/,
    /payments:setup/,
  ],
  [
    'no webhook',
    atProvider((at) => delete at.responses['/v1/webhook_endpoints']),
    'card provider',
    /no enabled webhook endpoint/,
    /payments:setup/,
  ],
  [
    'fast clock of the provider',
    atProvider((at) => (at.aheadMs = 90_000)),
    'clock of the card provider',
    /(8|9)\d.* s ahead/,
    /timedatectl/,
  ],
  [
    'no mail server',
    set(() => ({ SMTP_URL: 'smtp://127.0.0.1:1' })),
    'mail server',
    /ECONNREFUSED/,
    /^curl -v smtp:/,
  ],
  ['a mail server that rejects the login', noLogin, 'mail server', /535/, /^curl -v smtp:\/\/127/],
  [
    'Solr away',
    set(() => ({ SOLR_URL: 'http://127.0.0.1:1/solr' })),
    'search',
    /does not answer for rulings/,
    /^curl 'http:\/\/127/,
  ],
  ['another core', set(() => ({ SOLR_CORE: 'no-such-core' })), 'search', /for no-such-core/, /no-such-core/],
  [
    'something else at its address',
    atEngine((_, response) => response.end('<html>')),
    'search',
    /does not answer/,
    /^curl/,
  ],
  [
    'an empty index',
    atEngine((_, response) => response.end(found(0))),
    'search',
    /holds no whole index/,
    /^curl/,
  ],
  [
    'an index of an earlier version',
    atEngine((_, response, form) => response.end(isOfCorpora(form) ? found(1, [{ id: 'marker:x' }]) : hits)),
    'search',
    /earlier version/,
    /renew\.ts/,
  ],
  ['a damaged index', damagedField, 'index', /CorruptIndexException/, /^npm run restore .*--only index$/],
  [
    'a shard without a leader',
    cluster({ withoutLeader: ['r/shard2'] }),
    'replicas',
    /r\/shard2/,
    /CLUSTERSTATUS/,
  ],
  [
    'a replica that recovers',
    cluster({ recovering: ['r/shard1'] }),
    'replicas',
    /stop no other node/,
    /CLUSTERSTATUS/,
  ],
  [
    'little room on the disk of Solr',
    deps(({ engine }) => ({ engine: { ...engine, freeBytes: async () => 1e9 } })),
    'room on disk',
    /0\.9 GB on the search's.*free some/,
    /^df/,
  ],
  ['another model', meaning('a', 'b'), 'meaning', /are of a, this server has another/, /--afresh/],
  ['a model that does not answer', meaning('a', 'a'), 'meaning', /does not answer/, /fetch/],
  [
    'texts without vectors',
    meaning('a', 'a', new Int8Array(2)),
    'meaning',
    /\d+ texts have no vector/,
    /meaning\.ts$/,
  ],
];
