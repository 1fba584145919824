import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import pg from 'pg';

interface Line {
  id: string;
  issuer_type_id: number;
  issuer: string;
  year: number;
  principles: { n: number; kind: string; title: string; text: string }[];
}

const schema = `
  CREATE TABLE IF NOT EXISTS principles (
    id text PRIMARY KEY, title text NOT NULL, text text NOT NULL, issuer_type_id int NOT NULL, issuer text NOT NULL, year int NOT NULL,
    words tsvector GENERATED ALWAYS AS
      (setweight(to_tsvector('italian', title), 'A') || setweight(to_tsvector('italian', text), 'B')) STORED
  )`;
const indexes = [
  'CREATE INDEX IF NOT EXISTS words ON principles USING gin (words)',
  'CREATE INDEX IF NOT EXISTS years ON principles (year)',
  'CREATE INDEX IF NOT EXISTS issuers ON principles (issuer_type_id)',
  'VACUUM ANALYZE principles',
];
const rowsAtOnce = 500;

/** The principles of the corpus with PostgreSQL's own Italian full text, as its manual recommends it. */
export async function loadPostgres(url: string, file: string): Promise<void> {
  const db = await connectWhenReady(url);
  try {
    await db.query(schema);
    const { rows } = await db.query<{ n: string }>('SELECT count(*) AS n FROM principles');
    if (Number(rows[0]?.n) > 0) return;
    let batch: unknown[][] = [];
    const flush = async () => {
      const columns = [0, 1, 2, 3, 4, 5].map((c) => batch.map((row) => row[c]));
      await db.query(
        `INSERT INTO principles (id, title, text, issuer_type_id, issuer, year)
         SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::text[], $6::int[])`,
        columns,
      );
      batch = [];
    };
    for await (const line of createInterface({ input: createReadStream(file) })) {
      const ruling = JSON.parse(line) as Line;
      for (const one of ruling.principles.filter((p) => p.kind === 'principle')) {
        const { issuer_type_id, issuer, year } = ruling;
        batch.push([`${ruling.id}-m${one.n}`, one.title, one.text, issuer_type_id, issuer, year]);
      }
      if (batch.length >= rowsAtOnce) await flush();
    }
    if (batch.length > 0) await flush();
    for (const index of indexes) await db.query(index);
  } finally {
    await db.end();
  }
}

async function connectWhenReady(url: string): Promise<pg.Client> {
  for (let tries = 0; ; tries++) {
    const db = new pg.Client(url);
    try {
      await db.connect();
      return db;
    } catch (error) {
      if (tries > 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
