import { readFileSync } from 'node:fs';
import { operationsByName } from '@massima/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { keepExamined } from './operate/keep-examined.ts';
import { createUser } from './testing/factories/user.ts';
import { testApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  // As the server process does.
  keepExamined(app.deps);
});
afterAll(() => app.close());

const metrics = async () => (await fetch(`${app.url}/metrics`)).text();

const read = (name: string) => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');
const namesIn = (expression: string) =>
  [...expression.matchAll(/\b(?:massima|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name);
const operationsIn = (expression: string) =>
  [...expression.matchAll(/operation="([^"]+)"/g)].map(([, name]) => name!);

interface Rules {
  groups: {
    rules: {
      alert: string;
      expr: string;
      labels: object;
      annotations: Record<'summary' | 'runbook_url', string>;
    }[];
  }[];
}
interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

test('counts operations, requests and calls by outcome over both transports, without queries', async () => {
  const user = await createUser(app);
  await user.client.post('/search', { query: 'licenziamento per giusta causa' });
  await app.anonymous.query('projects.list');
  await fetch(`${app.url}/api/nothing-of-the-kind?${'x'.repeat(50)}`);
  const output = await metrics();
  expect(output).toMatch(/^massima_operations_total\{operation="search.run",outcome="ok"\} 1$/m);
  expect(output).toMatch(/^massima_operations_total\{operation="projects.list",outcome="\w+"\} 1$/m);
  expect(output).toMatch(/^massima_requests_total\{entry="rest",status="404"\} 1$/m);
  expect(output).toMatch(/^massima_call_seconds_count\{service="engine",outcome="ok"\} [1-9]/m);
  expect(output).toMatch(/^massima_pool_used\{of="searches"\} 0$/m);
  expect(output).toMatch(/^massima_engine_away 0$/m);
  expect(output).not.toMatch(/licenziamento|nothing-of-the-kind/);
});

test('reports pending database work with the age of the oldest entry', async () => {
  const { id } = await createUser(app);
  const created_at = new Date(app.deps.clock.now().getTime() - 3_600_000);
  const row = { user_id: id, kind: 'create', fingerprint: 'x', params: '{}', created_at };
  await app.deps.db('payment_attempts').insert({ ...row, idempotency_key: 'never-settled' });
  const shown = { user_id: id, id_result: 'x', shown_at: created_at, counted: false };
  await app.deps.db('shown_results').insert([shown, { ...shown, id_result: 'y' }]);
  const output = await metrics();
  expect(output).toMatch(/^massima_results_shown\{of="decile_1"\} 2$/m);
  expect(output).toMatch(/^massima_backlog\{of="payment_attempts"\} 1$/m);
  expect(output).toMatch(/^massima_backlog_oldest_seconds\{of="payment_attempts"\} 36\d\d/m);
  expect(output).toMatch(/^massima_backlog\{of="mails"\} 0$/m);
});

test('finds every metric that alerts and dashboard use', async () => {
  const { groups } = parse(read('alerts.yml')) as Rules;
  const rules = groups.flatMap((group) => group.rules);
  const { panels } = JSON.parse(read('grafana-dashboard.json')) as Dashboard;
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap((p) => p.targets.map((t) => t.expr)),
  ];
  expect(rules.length).toBeGreaterThan(5);
  for (const { alert, annotations } of rules) expect(annotations.summary, alert).not.toBe('');
  // The guide for operators.
  const guide = readFileSync(new URL('../../docs/alerts.md', import.meta.url), 'utf8');
  for (const { alert, annotations } of rules) {
    expect(guide, alert).toMatch(new RegExp(`^### ${alert}$`, 'm'));
    expect(annotations.runbook_url).toBe(`docs/alerts.md#${alert.toLowerCase()}`);
  }
  const output = await metrics();
  for (const name of expressions.flatMap(namesIn)) {
    const family = name.replace(/_(?:bucket|count|sum)$/, '');
    expect(output.includes(`# TYPE ${name} `) || output.includes(`# TYPE ${family} histogram`), name).toBe(
      true,
    );
  }
  for (const name of expressions.flatMap(operationsIn)) expect(operationsByName).toHaveProperty([name]);
});

test.each(['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'])(
  'serves no metrics to a request that a local proxy forwards with %s',
  async (name) => {
    const response = await fetch(`${app.url}/metrics`, { headers: { [name]: '203.0.113.7' } });
    expect(await response.text()).not.toContain('massima_');
  },
);
