import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { matchPath } from 'react-router-dom';
import { screens } from '../src/app/screens.ts';
import { readAddress } from '../src/features/search/search-state.ts';
import { pageOfInvoices } from '../src/features/billing/page-of-invoices.ts';
import { createSearchStore } from '../src/features/search/search-store.ts';
import { bootScript } from './boot-script.ts';
import { modulesOf, screenData } from './screen-data.ts';

/** Script for a page in which each module's file is named like the module. */
const script = await bootScript(screenData((modules) => modules));

/** Returns the screen that the router or the gate shows at an address. */
function screenAt(address: string, isSignedIn: boolean) {
  const screen = screens.find(({ path }) => matchPath(path, address));
  return isSignedIn || screen?.access === 'public'
    ? screen
    : screens.find(({ module }) => module === 'login');
}

interface Tab {
  session?: Record<string, string>;
  state?: unknown;
}
interface Sent {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/** Runs the script as a page does and returns its effects. */
function boot(address: string, stored: Record<string, string> = {}, tab: Tab = {}) {
  const { pathname, search } = new URL(address, 'http://localhost');
  const sent: (Sent & { url: string })[] = [];
  const attributes: Record<string, string> = {};
  const requests: string[] = [];
  const root = {
    lang: '',
    setAttribute: (name: string, value: string) => void (attributes[name] = value),
    style: { setProperty: (name: string, value: string) => void (attributes[name] = value) },
  };
  const storageOf = (entries: Record<string, string>) => ({ getItem: (key: string) => entries[key] ?? null });
  const context = createContext({
    document: {
      documentElement: root,
      createElement: () => ({}),
      head: { appendChild: (link: { href: string }) => requests.push(link.href) },
    },
    history: { state: tab.state ?? null },
    fetch: (url: string, options: Sent) => {
      sent.push({ url, ...options });
      return Promise.reject(new Error('nobody there'));
    },
    window: { localStorage: storageOf(stored), sessionStorage: storageOf(tab.session ?? {}) },
    location: { pathname, search },
    matchMedia: () => ({ matches: false }),
    requestAnimationFrame: () => 0,
    URLSearchParams,
  });
  runInContext(script, context);
  return { start: attributes['data-start'], question: attributes['--question'], requests, sent };
}

const addresses = [
  ...screens.map(({ path }) => path.replaceAll(/:\w+/g, '12')),
  '/nowhere',
  '/login/',
  '/Login',
  '/users/verify/12',
  '/registration/x',
  '/terms/of/use',
];
const signedIn = { 'massima.token': 't' };

describe('the script before the first paint', () => {
  it.each(addresses)('requests the same chunks as the app at %s', (address) => {
    for (const [stored, isSignedIn] of [
      [{}, false],
      [signedIn, true],
    ] as const) {
      const first = screenAt(address, isSignedIn);
      expect(boot(address, stored).requests.toSorted()).toEqual(
        first ? modulesOf(first, 'it').toSorted() : [],
      );
    }
  });

  it('shows the login only for private addresses', () => {
    const withLogin = addresses.filter((address) => boot(address).start === 'login');
    expect(withLogin).toEqual(addresses.filter((address) => screenAt(address, false)?.module === 'login'));
    expect(boot('/terms').start).toBe('other');
  });

  it('shows the query', () => {
    expect(boot('/?q=danno+morale', signedIn)).toMatchObject({ start: 'answer', question: '"danno morale"' });
    expect(boot('/?q=+', signedIn).start).toBe('search');
    expect(boot('/nowhere', signedIn).start).toBe('page');
  });

  it('requests the texts of the chosen language', () => {
    expect(boot('/terms', { 'massima.locale': 'en' }).requests).toContain('messages/en/shell.ts');
  });
});

const stored = (account: object) => ({ 'massima.token': 't', 'massima.account': JSON.stringify(account) });
const admitted = stored({ type: 'user', isVerified: true, hasLicense: true, id: 41 });
const urls = (...args: Parameters<typeof boot>) => boot(...args).sent.map(({ url }) => url);
const requestsResults = (...args: Parameters<typeof boot>) => urls(...args).includes('/trpc/search.run');

/** Returns the request that the app sends at an address. */
async function requestOfApp(address: string): Promise<unknown> {
  let request: unknown;
  const store = createSearchStore({
    run: (input) => {
      request = input;
      return Promise.reject(new Error('not needed'));
    },
    load: () => null,
    save: () => true,
  });
  const question = readAddress(new URL(address, 'http://localhost').search, 2026);
  if (question) await store.again(question);
  return request;
}

describe('its requests before the app', () => {
  it('identifies the account, and requests nothing that is charged', () => {
    expect(boot('/projects', admitted).sent).toEqual([
      expect.objectContaining({
        url: '/trpc/session.check',
        method: 'GET',
        headers: { authorization: 'Bearer t' },
      }),
      expect.objectContaining({
        url: '/trpc/projects.list?batch=1&input=%7B%220%22%3A%7B%7D%7D',
        method: 'GET',
        body: null,
      }),
    ]);
    // Another user's folders.
    expect(urls('/projects?user=7', admitted)).toEqual(['/trpc/session.check']);
  });

  it('requests all account data of a screen in a single request', () => {
    const [check, all, ...more] = urls('/subscription', admitted);
    expect([check, more]).toEqual(['/trpc/session.check', []]);
    const { pathname, searchParams } = new URL(all ?? '', 'http://localhost');
    const paths = pathname.replace('/trpc/', '').split(',');
    expect(paths.slice(0, 3)).toEqual(['session.me', 'system.config', 'billing.subscription']);
    expect(paths[5]).toBe('billing.invoices');
    expect(JSON.parse(searchParams.get('input') ?? '')).toEqual({
      2: { id: 41 },
      3: { id: 41 },
      4: { id: 41 },
      5: pageOfInvoices(41),
    });
    // Administrators have no subscription.
    expect(urls('/subscription', stored({ type: 'admin', id: 1 }))).toEqual(['/trpc/session.check']);
  });

  it.each([
    '/?q=danno+morale',
    '/?q=%20danno%20%20morale%20',
    '/?q=danno&tipo=sentenza',
    '/?q=%22l%27art.%202051%22',
    '/?q=a&q=b',
  ])('sends %s with the same body as the app', async (address) => {
    const call = boot(address, admitted).sent.find(({ url }) => url === '/trpc/search.run');
    expect(call).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
    // Equal text, so that the app recognises the request as its own.
    expect(call?.body).toBe(JSON.stringify(await requestOfApp(address)));
  });

  it.each([
    ['no question', '/'],
    ['blanks', '/?q=+'],
    ['filters', '/?q=danno&anno=2020'],
    ['another order', '/?q=danno&ordine=data'],
    ['more than is read of it', `/?q=${'a'.repeat(1001)}`],
    ['another screen', '/projects?q=danno'],
  ])('leaves the query to the app: %s', (_why, address) => {
    expect(requestsResults(address, admitted)).toBe(false);
  });

  it('sends no request that the app would not send', () => {
    const question = '/?q=danno';
    expect(requestsResults(question, admitted)).toBe(true);
    expect(requestsResults(question, admitted, { session: { 'massima.searches.6': '{}' } })).toBe(false);
    expect(requestsResults(question, admitted, { state: { usr: { queryToReSearch: 'colpa' } } })).toBe(false);
    expect(requestsResults(question, admitted, { state: { usr: null, key: 'k', idx: 0 } })).toBe(true);
    for (const outside of [
      {},
      { 'massima.token': 't' },
      stored({ type: 'user', isVerified: false, hasLicense: true }),
      stored({ type: 'user', isVerified: true, hasLicense: false }),
      { 'massima.token': 't', 'massima.account': '{broken' },
    ])
      expect(urls(question, outside)).toEqual([]);
    expect(requestsResults(question, stored({ type: 'admin' }))).toBe(true);
    expect(urls('/login', admitted)).toEqual([]);
  });
});
