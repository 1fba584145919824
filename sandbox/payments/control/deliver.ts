import { createHmac } from 'node:crypto';
import type { SandboxContext } from '../core/context.ts';
import { present } from '../http/present.ts';
import type { Delivery } from './deliveries.ts';
import type { FailureInjector } from './faults.ts';

/** Milliseconds until the next try of an endpoint that did not answer 2xx. */
const waits = [500, 1000, 2000, 5000, 10_000, 30_000, 60_000, 300_000];
const maxAttempts = 16;
const timeoutMs = 15_000;

/** The header that lets a receiver know that it is us: a moment, and an HMAC over it and the body. */
export function signature(secret: string, seconds: number, body: string): string {
  const hmac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${hmac}`;
}

/**
 * Delivers events to webhook endpoints, in order for each endpoint, and retries failed deliveries.
 */
export class WebhookDispatcher {
  private timer: NodeJS.Timeout | undefined;
  private busy = false;
  /**
   * Aborted when the sandbox stops and the store closes. Pending deliveries are sent after the
   * next start.
   */
  private readonly ending = new AbortController();

  private readonly context: SandboxContext;
  private readonly injector: FailureInjector;

  constructor(context: SandboxContext, injector: FailureInjector) {
    this.context = context;
    this.injector = injector;
  }

  /** Looks for work now; also after every change of state. */
  nudge(): void {
    if (this.busy || this.stopped) return;
    clearTimeout(this.timer);
    const next = this.waiting()[0];
    if (!next) return;
    this.timer = setTimeout(() => void this.round(), Math.max(0, next.next - Date.now()));
    this.timer.unref();
  }

  /** Soonest first; equals keep the order in which they happened. */
  private waiting(): Delivery[] {
    return this.context.store.all('delivery').sort((a, b) => a.next - b.next);
  }

  private async round(): Promise<void> {
    this.busy = true;
    try {
      while (!this.stopped) {
        const due = this.due();
        if (due.length === 0) break;
        const endpoints = [...new Set(due.map((row) => row.endpoint))];
        await Promise.all(endpoints.map((id) => this.inOrder(due.filter((row) => row.endpoint === id))));
      }
    } finally {
      this.busy = false;
      this.nudge();
    }
  }

  private async inOrder(rows: Delivery[]): Promise<void> {
    for (const row of rows) if (!this.stopped) await this.deliver(row);
  }

  private due(): Delivery[] {
    return this.waiting().filter((row) => row.next <= Date.now());
  }

  private async deliver(row: Delivery): Promise<void> {
    const event = this.context.store.get('event', row.event);
    const strike = event && row.attempts === 0 ? this.injector.forEvent(event.type) : undefined;
    if (strike?.fault === 'lose') return this.done(row);
    if (strike?.fault === 'delay' || strike?.fault === 'reorder') {
      // Later events are delivered before this event.
      return this.again({ ...row, attempts: row.attempts + 1 }, strike.delay);
    }
    const taken = await this.send(row);
    if (strike?.fault === 'duplicate' && !this.stopped) await this.send(row);
    if (this.stopped) return;
    if (taken || row.attempts + 1 >= maxAttempts) this.done(row);
    else
      this.again(
        { ...row, attempts: row.attempts + 1 },
        waits[Math.min(row.attempts, waits.length - 1)] ?? 0,
      );
  }

  private done(row: Delivery): void {
    this.context.store.transaction(() => this.context.store.remove('delivery', row.id));
  }

  private again(row: Delivery, wait: number): void {
    // A reset in the meantime removes the delivery.
    if (!this.context.store.get('delivery', row.id)) return;
    this.context.store.transaction(() =>
      this.context.store.put('delivery', { ...row, next: Date.now() + wait }),
    );
  }

  private async send(row: Delivery): Promise<boolean> {
    const event = this.context.store.get('event', row.event);
    const endpoint = this.context.store.get('webhook_endpoint', row.endpoint);
    if (!event || !endpoint || endpoint.status !== 'enabled') return true;
    const body = JSON.stringify(present(this.context, event), null, 2);
    // Signed with the machine's time: the receiver compares it with its own clock.
    const header = signature(endpoint._secret, Math.floor(Date.now() / 1000), body);
    try {
      const response = await fetch(endpoint.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': header,
          'user-agent': 'Stripe/1.0 (sandbox)',
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.ending.signal, AbortSignal.timeout(timeoutMs)]),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }

  private get stopped(): boolean {
    return this.ending.signal.aborted;
  }

  stop(): void {
    this.ending.abort();
    clearTimeout(this.timer);
  }
}
