import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { backUpCore } from './copy-core.ts';

const done = (name: string) => ({ status: 'success', snapshotName: name });

/** Starts a fake node that reports these copies in order, and then repeats the last of them. */
async function node(copies: readonly object[], startTimes: readonly string[] = ['first']) {
  let [detailsCount, statusCount] = [0, 0];
  const at = <T>(list: readonly T[], i: number) => list[Math.min(i, list.length - 1)];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://solr');
    const answer = pathname.endsWith('/admin/cores')
      ? { status: { rulings: { instanceDir: '/a', startTime: at(startTimes, statusCount++) } } }
      : searchParams.get('command') === 'details'
        ? { details: { backup: at(copies, detailsCount++) } }
        : { status: 'OK' };
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/solr`, close: () => server.close() };
}
const copy = { as: 'mine', location: '/copies' };

test.each<[string, Parameters<typeof node>, RegExp | null]>([
  ['succeeds when Solr reports it', [[done('older'), done('older'), done('mine')]], null],
  [
    'fails if another copy ended in the meantime',
    [[{}, done('yours')]],
    /Another copy \(yours\).*repeat mine/,
  ],
  ['fails with Solr’s message', [[{}, { exception: 'disk full' }]], /disk full/],
  ['fails if the core was switched', [[{}], ['first', 'first', 'second']], /was switched or reloaded/],
])('a copy %s', async (_what, [copies, startTimes], refusal) => {
  const solr = await node(copies, startTimes);
  try {
    const made = backUpCore(solr.url, 'rulings', copy);
    await (refusal ? expect(made).rejects.toThrow(refusal) : made);
  } finally {
    solr.close();
  }
});

test('reports a URL that is not Solr without its response', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(404, { 'Content-Type': 'text/html' }).end('<html><body>Not here</body></html>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const made = backUpCore(`http://127.0.0.1:${port}/solr`, 'rulings', copy);
  await expect(made).rejects.toThrow(
    /has no JSON at \/rulings\/replication \(404 Not Found\): is it the address of Solr/,
  );
  server.close();
});
