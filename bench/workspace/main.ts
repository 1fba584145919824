import mysql from 'mysql2/promise';
import { percentile } from '../percentile.ts';
import { createAccounts } from '../load/accounts.ts';
import { reportFailure, runBench, type Bench } from '../load/run-bench.ts';
import { startDatabase, startProduct } from '../load/servers.ts';

/**
 * `npm run bench:workspace`: the lists of an account with a folder of 2,000 rulings and a history of 50,000 questions
 * compared with those of an account with one of each, asked in turn. The search engine takes no part.
 */
const rounds = 300;
const weekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);

async function main(bench: Bench): Promise<void> {
  const database = await bench.start(startDatabase(bench.folder));
  const tokens = await createAccounts(database.url, 2);
  const folders = await fill(database.url, [1, 2000], [1, 50_000]);
  const product = await bench.start(
    startProduct('http://127.0.0.1:9/solr/rulings', database.url, '/health/live'),
  );

  const calls: Record<string, (account: number) => string> = {
    folders: () => '/api/projects',
    'a page of a folder': (account) => `/api/projects/${folders[account]}/elements?limit=20&offset=0`,
    'a page of the history': () => '/api/questions?limit=10&offset=0',
    'the last week of it': () => `/api/questions?limit=10&offset=0&from=${weekAgo}`,
    'how many in the last week': () => `/api/questions/count?from=${weekAgo}`,
    'how many in all': () => '/api/questions/count',
    'a word in the history': () => '/api/questions?limit=10&offset=0&filter=danno',
  };
  console.log('p95 in ms                    small    large    ratio (aim <= 2)');
  for (const [name, call] of Object.entries(calls)) {
    const times: [number[], number[]] = [[], []];
    for (let round = -20; round < rounds; round++) {
      for (const account of [0, 1] as const) {
        const ms = await ask(product.url + call(account), tokens[account]!);
        if (round >= 0) times[account].push(ms);
      }
    }
    const [small, large] = [percentile(times[0], 0.95), percentile(times[1], 0.95)];
    const columns = [small.toFixed(1), large.toFixed(1), (large / small).toFixed(2)];
    console.log(name.padEnd(26) + columns.map((c) => c.padStart(8)).join(' '));
  }
}

async function ask(url: string, token: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - start;
}

/** One folder and one history an account, of these sizes. Answers the folders' ids. */
async function fill(url: string, elements: number[], questions: number[]): Promise<number[]> {
  const db = await mysql.createConnection({ uri: url, timezone: 'Z' });
  const ids: number[] = [];
  const [users] = await db.query<mysql.RowDataPacket[]>('SELECT id FROM users ORDER BY id');
  for (const [account, { id: user }] of users.entries()) {
    const now = new Date();
    const row = {
      user_id: user,
      name: 'Causa',
      name_key: 'causa',
      description: 'd',
      created_at: now,
      updated_at: now,
    };
    const [{ insertId }] = await db.query<mysql.ResultSetHeader>('INSERT INTO projects SET ?', row);
    ids.push(insertId);
    const result = JSON.stringify({ document_diritto: 'Il custode risponde del danno. '.repeat(20) });
    await insert(
      db,
      'project_elements (project_id, id_result, ruling_id, result, query, note, created_at)',
      elements[account]!,
      (i) => [insertId, `r${i}-m1`, '', result, 'danno', '', now],
    );
    // Two years of questions, the newest today.
    await insert(db, 'questions (user_id, query, query_type, created_at)', questions[account]!, (i) => [
      user,
      `responsabilità per danno ${i}`,
      'type_principle',
      new Date(now.getTime() - (i * 730 * 86_400_000) / questions[account]!),
    ]);
  }
  await db.query('ANALYZE TABLE questions, project_elements');
  await db.end();
  return ids;
}

async function insert(
  db: mysql.Connection,
  into: string,
  count: number,
  row: (i: number) => unknown[],
): Promise<void> {
  const atOnce = 1000;
  for (let i = 0; i < count; i += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, count - i) }, (_, k) => row(i + k));
    await db.query(`INSERT INTO ${into} VALUES ?`, [rows]);
  }
}

await runBench(undefined, main).catch(reportFailure);
