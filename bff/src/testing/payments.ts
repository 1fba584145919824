import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { anyPort } from '@massima/launch/ports';

type Row = { id: string; status?: string; customer?: string | null; [field: string]: unknown };
export interface TestPayments {
  url: string;
  webhookSecret: string;
  /** Port of the product in this test, to which the webhooks are sent. */
  appPort: number;
  advance(seconds: number): Promise<void>;
  misbehave(rule: object): Promise<void>;
  /** Returns how often the last requested faults occurred. */
  strikes(): Promise<number>;
  /** Completes the payer's authentication with the bank. */
  authenticate(intent: string): Promise<void>;
  state(): Promise<Record<string, Row[]>>;
  /**
   * Resolves when a requested fault has occurred as often as allowed, that is, when the request
   * has arrived.
   */
  struck(): Promise<void>;
  /**
   * Sends another client's call to the provider directly, for example `POST /v1/subscriptions
   * {customer: …}`.
   */
  api(method: string, path: string, form?: Record<string, string>): Promise<Row>;
  of(customer: string): Promise<{ subscriptions: Row[]; charges: Row[] }>;
  /** Resolves when no slow request and no webhook is pending; rejects after two minutes. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Webhooks are repeated while the product rejects them. The timeout ends tests that hang. */
const settlingMs = 120_000;

/** Starts the payment sandbox as a separate process, reached by URL as the product does. */
export async function startPayments(): Promise<TestPayments> {
  const [port, appPort] = [await anyPort(), await anyPort()];
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const webhookSecret = 'whsec_test';
  const child = spawn(process.execPath, ['sandbox/payments/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: '',
      WEBHOOK_SECRET: webhookSecret,
      WEBHOOK_URL: `http://127.0.0.1:${appPort}/api/stripe/webhook`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const url = `http://127.0.0.1:${port}`;
  const post = async (path: string, body: object) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  const rulesLeft = async () =>
    ((await (await fetch(`${url}/sandbox/behaviour`)).json()) as { rules: { times?: number }[] }).rules;
  const sum = (rules: { times?: number }[]) => rules.reduce((all, { times = 0 }) => all + times, 0);
  let armed = 0;
  const state = async () => (await (await fetch(`${url}/sandbox/state`)).json()) as Record<string, Row[]>;
  return {
    url,
    webhookSecret,
    appPort,
    state,
    advance: (seconds) => post('/sandbox/clock', { advanceSeconds: seconds }),
    async misbehave(rule) {
      await post('/sandbox/behaviour', rule);
      armed = sum(await rulesLeft());
    },
    authenticate: (intent) => post('/sandbox/authenticate', { intent, outcome: 'complete' }),
    async of(customer) {
      const all = await state();
      const ofCustomer = (kind: string) => (all[kind] ?? []).filter((row) => row.customer === customer);
      return { subscriptions: ofCustomer('subscription'), charges: ofCustomer('charge') };
    },
    async struck() {
      while ((await rulesLeft()).some(({ times }) => times !== 0))
        await new Promise((resolve) => setTimeout(resolve, 20));
    },
    strikes: async () => armed - sum(await rulesLeft()),
    async api(method, path, form) {
      const response = await fetch(url + path, {
        method,
        headers: { Authorization: 'Bearer sk_test_sandbox' },
        ...(form && { body: new URLSearchParams(form) }),
      });
      return (await response.json()) as Row;
    },
    async settled() {
      const until = Date.now() + settlingMs;
      for (;;) {
        const health = (await (await fetch(`${url}/sandbox/health`)).json()) as {
          slowed: number;
          deliveries: number;
        };
        if (health.slowed === 0 && health.deliveries === 0) return;
        if (Date.now() > until) throw new Error(`the provider is still at work: ${JSON.stringify(health)}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
