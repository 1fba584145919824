import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRuling, indexRulings, ownCore } from '../../testing/own-core.ts';
import { createUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { status } from '../../collection/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('lists the collection by court and year, with the last indexing', async () => {
  const admin = await createUser(app, { role: 'admin' });
  const { status, body } = await admin.client.get('/collection');
  expect(status).toBe(200);
  expect(body.engine).toMatchObject({ answers: true, took_ms: expect.any(Number) });
  const { rulings, courts, corpora, principles, verdicts, latest } = body.collection!;
  expect(courts.length).toBeGreaterThan(5);
  const sum = (list: { count: number }[]) => list.reduce((total, { count }) => total + count, 0);
  expect(sum(courts)).toBe(rulings);
  for (const court of courts) expect(sum(court.years)).toBe(court.count);
  expect(courts).toContainEqual(expect.objectContaining({ document_emanante: 'Corte di cassazione' }));
  expect(Math.min(principles, verdicts)).toBeGreaterThan(0);
  expect(latest).toMatch(/^20\d\d-\d\d-\d\d$/);
  const demo = corpora.find(({ name }: { name: string }) => name === 'demo');
  expect(demo).toMatchObject({ outdated: false, last_run: { rejected: 0, rejects: [] } });
  expect(demo!.last_run!.rulings).toBe(demo!.rulings);
  expect(Date.parse(demo!.last_run!.finished_at)).toBeGreaterThanOrEqual(
    Date.parse(demo!.last_run!.started_at),
  );
});

test('names a corpus indexed for an earlier version, and the command to run', async () => {
  const core = await ownCore('outdated');
  const other = await testApp({ env: { SOLR_CORE: core.name } });
  try {
    await indexRulings(core, 'current', [newRuling({ text: 'Il danno.' })]);
    await fetch(`${core.url}/update?commit=true`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([
        { id: 'marker:older', kind: 'marker', ruling_id: '', corpus_count: 1, report: '{"rulings":1}' },
      ]),
    });
    expect(await status.outdatedCorpora(other.deps)).toEqual(['older']);
    const admin = await createUser(other, { role: 'admin' });
    const { body } = await admin.client.get('/collection');
    const corpora = body.collection!.corpora.map((corpus: { name: string; outdated: boolean }) => [
      corpus.name,
      corpus.outdated,
    ]);
    expect(corpora).toEqual(
      expect.arrayContaining([
        ['older', true],
        ['current', false],
      ]),
    );
  } finally {
    await other.close();
    await core.drop();
  }
});

test('reports an unavailable Solr without an error', async () => {
  // No server listens on this port.
  const other = await testApp({ env: { SOLR_URL: 'http://127.0.0.1:9/solr' } });
  try {
    const admin = await createUser(other, { role: 'admin' });
    const { status, body } = await admin.client.get('/collection');
    expect(status).toBe(200);
    expect(body).toEqual({ engine: { answers: false, took_ms: null }, collection: null });
  } finally {
    await other.close();
  }
});
