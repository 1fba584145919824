import { crashInput } from '@massima/contract/crash';
import { expect, it, vi } from 'vitest';
import { reportCrash } from './report-crash.ts';

function broken(message: string, file: string, name = 'TypeError'): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = `${name}: ${message}\n    at ${file}`;
  return error;
}
const heard = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error }));

it('reports a crash once, without message or input, and no errors of extensions', () => {
  history.replaceState(null, '', '/registration_embedded?locale=en');
  const fetched = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', fetched);
  reportCrash();
  heard(null);
  heard(broken('x', 'chrome-extension://abc/x.js:1:1'));
  expect(fetched).not.toHaveBeenCalled();
  const ours = `${location.origin}/registration_embedded?locale=en:2:77`;
  heard(broken('cannot read "Ada Neri"', ours));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: broken('again', ours, 'Odd') }));
  expect(fetched).toHaveBeenCalledTimes(1);
  const [url, init] = fetched.mock.calls[0]!;
  expect(url).toBe('/api/client-errors');
  const report = crashInput.parse(JSON.parse(String(init.body)));
  expect(report).toEqual({
    name: 'TypeError',
    screen: 'widget',
    build: 'widget',
    requestId: null,
    frames: [],
  });
  expect(JSON.stringify(init)).not.toContain('Ada');
});
