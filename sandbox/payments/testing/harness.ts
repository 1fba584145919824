import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import Stripe from 'stripe';
import { apiVersion } from '../config.ts';
import type { Config } from '../config.ts';
import { startSandbox } from '../start-sandbox.ts';
import { checkAnswer } from './check-answer.ts';

export const secret = 'whsec_test';
export const day = 86_400;

export interface Harness {
  url: string;
  stripe: Stripe;
  /** Every answer that the SDK read and the published description does not allow. */
  schemaErrors: string[];
  advance(seconds: number): Promise<void>;
  control(name: string, body?: unknown): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

function settings(overrides: Partial<Config> = {}): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    hosts: [],
    dataDir: '',
    webhookUrl: '',
    webhookSecret: secret,
    publicUrl: '',
    apiVersion,
    ...overrides,
  };
}

export function client(
  url: string,
  key = 'sk_test_sandbox',
  more: { timeout?: number; maxNetworkRetries?: number } = {},
): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, {
    protocol: 'http',
    host: hostname,
    port: Number(port),
    maxNetworkRetries: 0,
    telemetry: false,
    emitEventBodies: true,
    ...more,
  });
}

/** A separate sandbox on a free port, and the official SDK on it, each answer checked against the description. */
export async function openSandbox(overrides: Partial<Config> = {}): Promise<Harness> {
  const sandbox = await startSandbox(settings(overrides));
  const stripe = client(sandbox.url);
  const schemaErrors: string[] = [];
  stripe.on('response', (event: { body?: unknown; method: string; path: string }) => {
    schemaErrors.push(...checkAnswer(event.body, `${event.method} ${event.path}`));
  });
  const control = async (name: string, body?: unknown) => {
    const response = await fetch(`${sandbox.url}/sandbox/${name}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  return {
    url: sandbox.url,
    stripe,
    schemaErrors,
    control,
    advance: async (seconds) => void (await control('clock', { advanceSeconds: seconds })),
    close: () => sandbox.close(),
  };
}

/** A customer whose card is set up and chosen. */
export async function newPayer(
  stripe: Stripe,
  card = 'pm_card_visa',
): Promise<{ customer: string; method: string }> {
  const customer = await stripe.customers.create({ email: 'payer@example.com', name: 'Ada Rossi' });
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
  return { customer: customer.id, method: method.id };
}

interface Received {
  body: string;
  signature: string;
}

/**
 * Starts a webhook receiver. `answer` returns the status for each delivery by its index, 200 by
 * default.
 */
export async function openReceiver(statusOf: (index: number) => number = () => 200) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        body: Buffer.concat(chunks).toString('utf8'),
        signature: String(request.headers['stripe-signature']),
      });
      response.writeHead(statusOf(received.length - 1));
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/hook`;
  return { url, received, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** Waits until `done` returns true. Otherwise the test fails by its timeout. */
export async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 20));
}
