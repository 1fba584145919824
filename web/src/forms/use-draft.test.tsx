import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { sampleAccount } from '../testing/samples/accounts.ts';
import { session } from '../lib/session.ts';
import { perTab } from '../lib/storage.ts';
import { hasDraft, useDraft } from './use-draft.ts';

const saved = { name: 'Giulia', surname: 'Ferrante' };
const form = () => renderHook(() => useDraft('profile', saved));
beforeEach(() => {
  perTab.clear();
  session.begin('tok', sampleAccount());
});

it('survives a reload until it is saved or reverted', () => {
  const first = form();
  act(() => first.result.current.set({ ...saved, name: 'Anna' }));
  expect(first.result.current.isChanged()).toBe(true);
  first.unmount();

  const second = form();
  expect(second.result.current.value).toEqual({ name: 'Anna', surname: 'Ferrante' });
  act(() => second.result.current.set(saved));
  expect(second.result.current.isChanged()).toBe(false);
  act(() => second.result.current.set({ ...saved, surname: 'Neri' }));
  act(() => second.result.current.clear());
  expect(form().result.current.value).toEqual(saved);
});

it('combines changes within one render', () => {
  const { result } = form();
  act(() => {
    result.current.patch({ name: 'Anna' });
    result.current.patch({ surname: 'Neri' });
  });
  expect(result.current.value).toEqual({ name: 'Anna', surname: 'Neri' });
});

it('survives an expired session for the same account only, and no sign-out', () => {
  const type = () => {
    const { result } = form();
    act(() => result.current.set({ ...saved, name: 'Anna' }));
  };
  type();
  session.end('session_expired');
  session.begin('tok2', sampleAccount());
  expect(hasDraft('profile')).toBe(true);

  session.end('session_expired');
  session.begin('tok3', sampleAccount({ id: 99 }));
  expect(hasDraft('profile')).toBe(false);
  session.end(null);
  session.begin('tok4', sampleAccount());
  expect(hasDraft('profile')).toBe(false);

  type();
  session.end(null);
  session.begin('tok5', sampleAccount());
  expect(hasDraft('profile')).toBe(false);
});

it('reads a draft of an older version', () => {
  perTab.write(`draft.${sampleAccount().id}.profile`, '{"name":"Anna"}');
  expect(form().result.current.value).toEqual({ name: 'Anna', surname: 'Ferrante' });
  perTab.write(`draft.${sampleAccount().id}.profile`, '{broken');
  expect(form().result.current.value).toEqual(saved);
});

it('follows saved values if nothing was typed, even after a reload', () => {
  const edit = (initialProps: typeof saved) =>
    renderHook((now: typeof saved) => useDraft('profile', now), { initialProps });
  const first = edit(saved);
  act(() => first.result.current.set({ ...saved, name: 'Anna' }));
  first.rerender({ ...saved, surname: 'Neri' });
  expect(first.result.current.value).toEqual({ name: 'Anna', surname: 'Neri' });
  expect(first.result.current.changes).toEqual({ name: 'Anna' });
  first.unmount();

  const second = edit({ ...saved, surname: 'Verdi' });
  expect(second.result.current.value).toEqual({ name: 'Anna', surname: 'Verdi' });
  expect(second.result.current.changes).toEqual({ name: 'Anna' });
});

it('keeps input that was typed during a save', () => {
  const { result } = form();
  act(() => result.current.set({ name: 'Anna', surname: 'Neri' }));
  const sent = result.current.value;
  act(() => result.current.set({ name: 'Anna', surname: 'Neri Bianchi' }));
  act(() => result.current.settle(sent));
  expect(result.current.value).toEqual({ name: 'Giulia', surname: 'Neri Bianchi' });
  act(() => result.current.settle(result.current.value));
  expect(result.current.isChanged()).toBe(false);
});
