import { crashFramesMax } from '@massima/contract/constants';
import { crashInput } from '@massima/contract/crash';
import { paths } from '@massima/contract/paths';
import { beforeEach, expect, test, vi } from 'vitest';

type Crashes = typeof import('./crashes.ts');
const sent: { url: string; init: RequestInit }[] = [];
const fetched = vi.fn((url: string, init: RequestInit) => {
  sent.push({ url, init });
  return Promise.resolve(new Response());
});

/** Fresh module without reported errors. */
let crashes: Crashes;
beforeEach(async () => {
  sent.length = 0;
  vi.stubGlobal('fetch', fetched);
  vi.resetModules();
  crashes = await import('./crashes.ts');
  history.replaceState(null, '', '/ruling/cass-1-m1?cit=Cass.+1%2F2017&q=licenziamento+Rossi#p1');
});

const ours = (line: number, file = 'base-D_1.js') => `${location.origin}/assets/${file}:${line}:9`;
function broken(message: string, stack: string[], name = 'TypeError'): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = [`${name}: ${message}`, ...stack].join('\n');
  return error;
}
const at = (source: string) => `    at draw (${source})`;
const reports = () => sent.map(({ init }) => crashInput.parse(JSON.parse(String(init.body))));

test('a report contains the position, but no message, address, query or session', () => {
  localStorage.setItem('massima.token', 'a-secret-of-this-session');
  const message = `cannot read "licenziamento di Mario Rossi"\n${at(ours(666))}`;
  crashes.reportCrash(
    broken(message, [at(ours(1)), `draw@${ours(2)}`, at('https://other.example/assets/x.js:1:1')]),
  );
  expect(reports()).toEqual([
    {
      name: 'TypeError',
      screen: '/ruling/:id',
      build: 'dev',
      requestId: null,
      frames: ['assets/base-D_1.js:1:9', 'assets/base-D_1.js:2:9'],
    },
  ]);
  const [{ url, init } = { url: '', init: {} }] = sent;
  expect(url).toBe('/api/client-errors');
  expect(Object.keys(JSON.parse(String(init.body)))).toHaveLength(5);
  expect(JSON.stringify(init)).not.toMatch(/Rossi|licenziamento|cass-1|666|secret|uthorization/);
});

test('reports five frames, the last script as build, and the last request', () => {
  const scripts = ['/assets/libraries-C1.js', '/assets/base-BxT1.js'].map((src) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.setAttribute('src', src);
    return script;
  });
  document.head.append(...scripts);
  crashes.noteAnswer({ response: new Response('', { headers: { 'x-request-id': 'request-12345678' } }) });
  crashes.reportCrash(
    broken(
      'x',
      [1, 2, 3, 4, 5, 6, 7].map((line) => at(ours(line))),
    ),
  );
  for (const script of scripts) script.remove();
  expect(reports()[0]).toMatchObject({ build: 'base-BxT1.js', requestId: 'request-12345678' });
  expect(reports()[0]?.frames).toHaveLength(crashFramesMax);
});

test('reports each kind once, and at most five per page', () => {
  for (let time = 0; time < 10; time++) crashes.reportCrash(broken(`time ${time}`, [at(ours(1))]));
  expect(sent).toHaveLength(1);
  for (let line = 1; line < 20; line++) crashes.reportCrash(broken('x', [at(ours(line))]));
  expect(sent).toHaveLength(5);
});

test.each([
  ['a name of somebody’s own', broken('x', [], 'Mario Rossi'), 'Error'],
  ['an exception of the browser', new DOMException('full', 'QuotaExceededError'), 'DOMException'],
  ['what is no error', 'licenziamento di Rossi', 'Error'],
])('reports %s under a listed name', (_what, error, name) => {
  crashes.reportCrash(error);
  expect(reports()).toMatchObject([{ name, frames: [] }]);
});

test('ignores a report that fails to send', async () => {
  const unhandled = vi.fn();
  addEventListener('unhandledrejection', unhandled);
  fetched.mockReturnValueOnce(Promise.reject(new TypeError('Failed to fetch')));
  crashes.reportCrash(broken('x', [at(ours(1))]));
  fetched.mockImplementationOnce(() => {
    throw new Error('no fetch');
  });
  expect(() => crashes.reportCrash(broken('x', [at(ours(2))]))).not.toThrow();
  await new Promise((resolve) => setTimeout(resolve));
  expect(unhandled).not.toHaveBeenCalled();
});

test('reports uncaught errors of our files, but no lost connection or navigation', () => {
  crashes.watchCrashes();
  const uncaught = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error }));
  const rejected = (reason: unknown) =>
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  uncaught(broken('x', [at('chrome-extension://abc/assets/x.js:1:1')]));
  uncaught(null);
  rejected(broken('aborted', [at(ours(1))], 'AbortError'));
  rejected(broken('Failed to fetch', [at(ours(1))], 'TRPCClientError'));
  expect(sent).toEqual([]);
  uncaught(broken('x', [at(ours(1))]));
  rejected(broken('x', [at(ours(2))]));
  expect(reports().map(({ frames }) => frames[0])).toEqual([
    'assets/base-D_1.js:1:9',
    'assets/base-D_1.js:2:9',
  ]);
});

test.each([
  ['/alerts/stop/37-abc', paths.stopAlerts],
  ['/alerts/37', paths.alertNews],
  ['/users/restore/37/a-secret', paths.resetPassword],
  ['/Projects/Details/', paths.folder],
  ['/mario/rossi', '*'],
])('reports %s as %s', (address, screen) => {
  history.replaceState(null, '', address);
  crashes.reportCrash(broken('x', []));
  expect(reports()).toMatchObject([{ screen }]);
});
