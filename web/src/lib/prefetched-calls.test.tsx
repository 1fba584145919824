import { createTRPCClient, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleAccount } from '../testing/samples/accounts.ts';
import type { AppRouter } from './app-router.ts';
import { callError } from './call-error.ts';
import { type PrefetchedCall, prefetchLink } from './prefetched-calls.ts';
import { session } from './session.ts';

const ownCalls: string[] = [];
const server: TRPCLink<AppRouter> = () => (call) =>
  observable((observer) => {
    ownCalls.push(call.op.path);
    observer.next({ result: { type: 'data', data: 'own' } });
    observer.complete();
  });
const api = createTRPCClient<AppRouter>({ links: [prefetchLink, server] });

function early(response: PrefetchedCall['response'], with_: Partial<PrefetchedCall> = {}) {
  response.catch(() => {});
  const call = {
    path: 'projects.list',
    input: '{}',
    token: 'tok',
    at: Date.now(),
    response,
    ...with_,
  };
  window.massimaEarly = [call];
}
const returned = (data: unknown) => Promise.resolve({ result: { data } });

beforeEach(() => {
  ownCalls.length = 0;
  session.begin('tok', sampleAccount());
});
afterEach(() => vi.useRealTimers());

it('is used once and replaces the call', async () => {
  early(returned('early'));
  expect(await api.projects.list.query({})).toBe('early');
  expect(ownCalls).toEqual([]);
  expect(await api.projects.list.query({})).toBe('own');
});

it('is used only for the same request and session, within the timeout', async () => {
  early(returned('early'));
  expect(await api.projects.list.query({ user: 7 })).toBe('own');
  expect(await api.session.me.query()).toBe('own');
  for (const other of [{ token: 'before' }, { at: Date.now() - 20_000 }, { path: 'session.me' }]) {
    early(returned('early'), other);
    expect(await api.projects.list.query({}), JSON.stringify(other)).toBe('own');
  }
  early(returned('early'), { path: 'session.me', input: undefined });
  expect(await api.session.me.query()).toBe('early');
});

it("returns the server's error, as the app's call would", async () => {
  const refusal = {
    message: 'service_unavailable',
    code: -32603,
    data: { httpStatus: 503, requestId: 'r1' },
  };
  early(Promise.resolve({ error: refusal } as Awaited<PrefetchedCall['response']>));
  const error: unknown = await api.projects.list.query({}).catch((failure: unknown) => failure);
  expect(callError(error)).toEqual({ status: 503, key: 'service_unavailable', requestId: 'r1', issues: [] });
  expect(ownCalls).toEqual([]);
});

it('is ignored after a failure, and the app sends the call', async () => {
  early(Promise.reject(new TypeError('Failed to fetch')));
  expect(await api.projects.list.query({})).toBe('own');
  early(Promise.resolve(null as never));
  expect(await api.projects.list.query({})).toBe('own');
});

it('is ignored after the timeout', async () => {
  vi.useFakeTimers();
  let release: (response: { result: { data: unknown } }) => void = () => {};
  early(new Promise((resolve) => (release = resolve)));
  const result = api.projects.list.query({});
  await vi.advanceTimersByTimeAsync(5_000);
  release({ result: { data: 'early' } });
  expect(await result).toBe('own');
  expect(ownCalls).toEqual(['projects.list']);
});

it('is dropped after a change', async () => {
  early(returned('before the change'));
  await api.projects.remove.mutate({ id: 1 });
  expect(await api.projects.list.query({})).toBe('own');
});
