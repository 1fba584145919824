import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleAccount } from '../testing/samples/accounts.ts';

type Tab = Awaited<ReturnType<typeof openTab>>;

/**
 * Loads the module as a separate tab. The test forwards storage events, which browsers deliver
 * later.
 */
async function openTab() {
  vi.resetModules();
  const { followOtherTabs, session } = await import('./session.ts');
  const listen = vi.spyOn(window, 'addEventListener');
  followOtherTabs();
  const [, hear] = listen.mock.calls.at(-1) ?? [];
  listen.mockRestore();
  return {
    session,
    hears: (newValue: string | null) =>
      (hear as (event: StorageEvent) => void)(
        new StorageEvent('storage', { key: 'massima.token', newValue }),
      ),
  };
}
const me = sampleAccount();
const draft = 'massima.draft.' + String(me.id) + '.profile';

let here: Tab;
let otherTab: Tab;
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  const first = await openTab();
  first.session.begin('t1', me);
  here = await openTab();
  otherTab = await openTab();
  // Session storage of this tab; the storage of the other tab is irrelevant here.
  sessionStorage.setItem(draft, '{"name":"Anna"}');
});
afterEach(() => vi.restoreAllMocks());

test('keeps a tab’s unsaved input if the same account signs in elsewhere', () => {
  otherTab.session.begin('t2', me);
  here.hears('t2');
  expect(here.session.token()).toBe('t2');
  expect(here.session.snapshot()).toMatchObject({ id: me.id });
  expect(sessionStorage.getItem(draft)).not.toBeNull();
  expect(localStorage.getItem('massima.token')).toBe('t2');
});

test('does not announce a new session as an end', () => {
  const removed = vi.spyOn(Storage.prototype, 'removeItem');
  otherTab.session.begin('t2', me);
  expect(removed).not.toHaveBeenCalledWith('massima.token');
});

test('keeps a new session if the end of the previous session is reported late', () => {
  otherTab.session.end('session_expired');
  otherTab.session.begin('t2', me);
  here.hears(null);
  expect(localStorage.getItem('massima.token')).toBe('t2');
  expect(here.session.token()).toBe('t2');
});

test('keeps a new session if a call of the previous session is rejected', () => {
  otherTab.session.begin('t2', me);
  here.session.end('another_session_open');
  expect(localStorage.getItem('massima.token')).toBe('t2');
  expect(localStorage.getItem('massima.account')).not.toBeNull();
  // The storage event arrives late.
  here.hears('t2');
  expect(here.session.token()).toBe('t2');
});

test('ends the session for the same reason as in another tab, and keeps the input', () => {
  otherTab.session.end('another_session_open');
  here.hears(null);
  expect(here.session.token()).toBeNull();
  expect(here.session.ended()).toEqual({ reason: 'another_session_open', accountId: me.id });
  expect(sessionStorage.getItem(draft)).not.toBeNull();
});

test('signs out if another tab signs out', () => {
  otherTab.session.end(null);
  sessionStorage.setItem(draft, '{"name":"Anna"}');
  here.hears(null);
  expect(here.session.ended()).toEqual({ reason: null, accountId: me.id });
  expect(sessionStorage.getItem(draft)).toBeNull();
});

test('ends the session if another user signs in elsewhere, and keeps the other session', () => {
  otherTab.session.begin('t2', sampleAccount({ id: 99 }));
  sessionStorage.setItem(draft, '{"name":"Anna"}');
  here.hears('t2');
  expect(here.session.token()).toBeNull();
  expect(here.session.ended()).toEqual({ reason: null, accountId: me.id });
  expect(sessionStorage.getItem(draft)).not.toBeNull();
  expect(localStorage.getItem('massima.token')).toBe('t2');
});

test('stays signed out if another tab signs in', async () => {
  otherTab.session.end(null);
  const fresh = await openTab();
  otherTab.session.begin('t2', me);
  fresh.hears('t2');
  expect(fresh.session.token()).toBeNull();
});
