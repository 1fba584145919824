import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { admitBySession } from '@massima/bff/models/running-searches';
import { writeSearchCharge } from '@massima/bff/models/search-ledger';
import { retryDeadlock } from '@massima/bff/models/retry-deadlock';
import { statementPool } from '@massima/bff/models/statement-pool';
import { retrievePage } from '@massima/bff/collection/for-benches';
import mysql from 'mysql2';
import type { BenchQuestion } from '../generator/make-questions.ts';
import { openEngine } from './ask-engine.ts';

// Lower bound of a search in Node.js: the application's own statements and Solr calls, without
// routing, validation, highlights, passages, similar results or timeouts.

const { DATABASE_URL: uri = '', SOLR_URL: solr = '', PORT: port } = process.env;
const pool = mysql.createPool({ uri, timezone: 'Z', multipleStatements: true, trace: false });
const statements = statementPool({
  acquire: () =>
    new Promise((resolve, reject) =>
      pool.getConnection((error: Error | null, connection) => (error ? reject(error) : resolve(connection))),
    ),
  release: (connection) => connection.release(),
});
const { send } = openEngine(`${solr}/rulings`, 64);
const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
let underWay = 0;

async function search(request: IncomingMessage): Promise<string> {
  const { query, filters } = JSON.parse(await text(request)) as BenchQuestion;
  const questionHash = hash(query);
  const now = new Date();
  const id = randomUUID();
  const find = () =>
    retrievePage(send, { query, kind: 'principle', offset: 0, size: 10, ...filters }, now.getUTCFullYear(), {
      isBusy: underWay > 2,
    });
  // Starts the Solr query before the session is checked unless Solr is busy, as the application
  // does.
  const speculative = underWay > 2 ? undefined : find();
  const { session } = await retryDeadlock(() =>
    admitBySession(
      statements,
      {
        id,
        tokenHash: hash(request.headers.authorization?.slice(7) ?? ''),
        usedSince: new Date(now.getTime() - 3_600_000),
        begunSince: new Date(now.getTime() - 86_400_000),
        questionHash,
        leaseMs: 6000,
        windowMs: 60_000,
        movedMs: 0,
        most: { underWay: 4, inWindow: 120 },
      },
      { kind: 'search', key: 'of the benchmark' },
    ),
  );
  if (!session) throw new Error('no session');
  const searched = { userId: session.id, questionHash, now };
  const { engineAnswer, everyWord, otherKind } = await (speculative ?? find());
  const { numFound, docs } = engineAnswer.response;
  const { isPaid: charged, feedback } = await retryDeadlock(() =>
    writeSearchCharge(statements, {
      ...searched,
      runningId: id,
      pays: true,
      overQuota: false,
      trialLimit: null,
      overQuotaCents: 0,
      meteredId: '',
      isFree: numFound === 0,
      citingIds: [],
      connection: null,
      query,
      queryType: 'type_principle',
      isFirstPage: true,
      found: numFound,
      isRemembered: true,
      suggestionHash: null,
      results: docs.map((doc) => ({ id: doc.id, rulingId: doc.ruling_id })),
      namedIds: [],
      goesOn: false,
      most: 400,
      openSince: new Date(now.getTime() - 30 * 60_000),
    }),
  );
  const { highlighting, facet_counts: facets } = engineAnswer;
  return JSON.stringify({
    charged,
    total: numFound,
    everyWord,
    otherKind,
    docs,
    highlighting,
    facets,
    feedback,
  });
}

createServer((request, response) => {
  if (request.method !== 'POST') return response.end();
  underWay++;
  search(request)
    .then(
      (body) => response.setHeader('Content-Type', 'application/json').end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
    .finally(() => underWay--);
}).listen(Number(port), '127.0.0.1');
