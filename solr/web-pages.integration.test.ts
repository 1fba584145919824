import http from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Engine } from './indexer/engine.ts';

/**
 * Tests Solr as started here: protection against other callers than the application, and the time
 * limits of queries.
 */
const node = (process.env['SOLR_URL'] ?? '').replace(/\/$/, '');
const core = `web-pages-test-${process.pid}`;

type Body = {
  responseHeader: { partialResults?: unknown; params?: Record<string, unknown> };
  response?: { numFound: number };
};

async function ask(handler: string, parameters: Record<string, string>): Promise<Body> {
  const body = new URLSearchParams(parameters);
  const response = await fetch(`${node}/${core}${handler}`, { method: 'POST', body });
  return (await response.json()) as Body;
}

beforeAll(async () => {
  const created = await fetch(`${node}/admin/cores?action=CREATE&name=${core}&configSet=rulings`);
  expect(created.status, await created.text()).toBe(200);
  const response = await fetch(`${node}/${core}/update?commit=true`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ id: 'a', kind: 'ruling', ruling_id: 'a', full_text: 'Motivi della decisione.' }]),
  });
  expect(response.status, await response.text()).toBe(200);
});

afterAll(async () => {
  await fetch(`${node}/admin/cores?action=UNLOAD&core=${core}&deleteInstanceDir=true`);
});

describe('a web page in a browser on this machine', () => {
  const select = `${node}/${core}/select?q=*:*&rows=0`;
  /**
   * Uses `node:http`, because `fetch` does not allow the headers of a browser or another host's
   * name.
   */
  function send(headers: Record<string, string>, url = select, body?: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const request = http.request(
        url,
        { method: body === undefined ? 'GET' : 'POST', headers },
        (response) => {
          response.resume().once('end', () => resolve(response.statusCode));
        },
      );
      request.once('error', reject).end(body);
    });
  }
  const numberOfRulings = async () =>
    (await ask('/select', { q: 'kind:ruling', rows: '0' })).response?.numFound;

  test.each([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://127.0.0.1:3000' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'none' },
    { Host: 'evil.example' },
    { Host: 'evil.example:8983', 'X-Forwarded-Host': '127.0.0.1', Forwarded: 'host=127.0.0.1' },
  ])('cannot read: %o', async (headers) => {
    expect([400, 404]).toContain(await send({ ...headers }));
  });

  test('does not block programs and typed URLs', async () => {
    expect(await send({})).toBe(200);
    expect(await send({ 'Sec-Fetch-Site': 'none' })).toBe(200);
    expect(await send({ Host: 'localhost' })).toBe(200);
  });

  const deleteAll = '{"delete":{"query":"*:*"}}';
  const boundary = 'b';
  const part = `--b\r\nContent-Disposition: form-data; name="a"; filename="a"\r\nContent-Type: application/json\r\n\r\n${deleteAll}\r\n--b--\r\n`;
  test.each([
    ['/update?commit=true', `multipart/form-data; boundary=${boundary}`, part],
    ['/update?commit=true&update.contentType=application/json', 'text/plain', deleteAll],
    ['/update?commit=true', 'application/x-www-form-urlencoded', 'optimize=true'],
  ])('cannot write: %s as %s', async (path, type, body) => {
    const headers = { Origin: 'https://evil.example', 'Content-Type': type };
    expect([400, 404]).toContain(await send(headers, `${node}/${core}${path}`, body));
    expect(await numberOfRulings()).toBe(1);
  });

  test.each(['/update/json', '/update/json/docs', '/update/csv', '/update/cbor'])(
    'finds no handler that accepts any body as documents: %s',
    async (path) => {
      expect(await send({ 'Content-Type': 'text/plain' }, `${node}/${core}${path}`, deleteAll)).toBe(404);
      expect(await send({ 'Content-Type': 'text/plain' }, `${node}/${core}/update`, deleteAll)).toBe(415);
    },
  );

  test('cannot unload a core with an image request', async () => {
    const unload = `${node}/admin/cores?action=UNLOAD&core=${core}&deleteInstanceDir=true`;
    expect([400, 404]).toContain(await send({ 'Sec-Fetch-Site': 'cross-site' }, unload));
    expect(await numberOfRulings()).toBe(1);
  });

  test.each(['/find', '/ruling', '/similar', '/spell', '/suggest', '/select', '/get', '/terms'])(
    'gets no script from %s (JSONP)',
    async (handler) => {
      for (const query of [
        'json.wrf=read',
        'wt=json&json%2Ewrf=read',
        'wt=python&json.wrf=read',
        'wt=geojson&geojson.field=id&json.wrf=read',
        `json=${encodeURIComponent("{params:{'json.wrf':'read'}}")}`,
      ]) {
        const response = await fetch(`${node}/${core}${handler}?q=*:*&id=a&${query}`);
        expect(await response.text(), query).not.toMatch(/^\s*read\(/);
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
      }
    },
  );
});

describe('time limit', () => {
  test.each([
    ['/find', '2500'],
    ['/ruling', '2500'],
    ['/select', '2500'],
    ['/similar', '1500'],
    ['/spell', '1000'],
    ['/suggest', '500'],
  ])('%s stops when its caller’s timeout has passed', async (handler, most) => {
    const body = await ask(handler, { q: '*:*', echoParams: 'all' });
    expect(body.responseHeader.params?.['timeAllowed']).toBe(most);
  });

  test('flags a partial response, which the indexer rejects', async () => {
    const slow = { q: '{!func}sleep(300,1)', timeAllowed: '100' };
    const body = await ask('/select', slow);
    expect(body.responseHeader.partialResults).toBeTruthy();
    const indexer = new Engine(`${node}/${core}`);
    try {
      await expect(indexer.select(slow)).rejects.toThrow('a partial response');
      expect((await indexer.select({ q: '{!func}sleep(3000,1)' })).numFound).toBe(1);
    } finally {
      await indexer.close();
    }
  });
});
