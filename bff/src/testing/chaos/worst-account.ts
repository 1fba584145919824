import { setTimeout as sleep } from 'node:timers/promises';
import { briefMaxLength, queryMaxLength, resultMaxBytes } from '@massima/contract/constants';

/**
 * Account with maximum load, run as a separate process: repeats every costly operation, several at
 * a time, until killed. Reads TARGET (URL of the server), TOKEN (session) and FOLDER (id of a full
 * folder).
 */
const { TARGET = '', TOKEN = '', FOLDER = '' } = process.env;

const call = async (method: string, path: string, body?: unknown) => {
  const response = await fetch(TARGET + path, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${TOKEN}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
};

const batched = 50;
const letters = 'abcdefghilmnopqrstuvz';
const longQuery =
  'responsabilità del custode danno biologico licenziamento per giusta causa appalto di servizi ';
const citations =
  'Cass. civ., sez. III, 12 gennaio 2019, n. 123; artt. 1218, 2043 e 2059 c.c.; d.lgs. n. 28/2010; ';
const filling = (text: string, length: number) => text.repeat(length / text.length + 1).slice(0, length);

const worst: ((n: number) => Promise<void>)[] = [
  // A batch of prefix searches, one of the longest queries, and a brief full of citations.
  (n) => {
    const names = Array<string>(batched).fill('search.run').join(',');
    const input = Array.from({ length: batched }, (_, i) => [
      i,
      { query: `${letters[(n + i) % letters.length]}* ${n}-${i}`, size: 50 },
    ]);
    return call('POST', `/trpc/${names}?batch=1`, Object.fromEntries(input));
  },
  (n) =>
    call('POST', '/api/search', { query: filling(`${n} ${longQuery}`, queryMaxLength).trim(), size: 50 }),
  () => call('POST', '/api/citations', { text: filling(citations, briefMaxLength) }),
  // A full folder as rows and as documents, and more large results saved into it.
  () => call('GET', `/api/projects/${FOLDER}/elements`),
  () => call('GET', `/api/projects/${FOLDER}/export?format=docx`),
  () => call('GET', `/api/projects/${FOLDER}/export?format=csv`),
  (n) =>
    call('POST', `/api/projects/${FOLDER}/elements`, {
      projectelement: {
        idResult: `more-${n}`,
        result: { document_diritto: filling(longQuery, resultMaxBytes - 3000), document_date: '2019-01-12' },
      },
    }),
  () => call('GET', `/api/search/suggestions?q=${letters}`),
];

const atOnce = 3;
for (const work of worst)
  for (let lane = 0; lane < atOnce; lane += 1)
    void (async () => {
      for (let n = lane; ; n += atOnce) {
        await work(n).catch(() => sleep(50));
      }
    })();
