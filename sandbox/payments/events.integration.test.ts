import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { day, newPayer, openReceiver, openSandbox, secret, until } from './testing/harness.ts';

describe('events', () => {
  test('arrive signed, are retried until accepted, and can be listed', async () => {
    const receiver = await openReceiver((index) => (index === 0 ? 500 : 200));
    const other = await openSandbox({ webhookUrl: receiver.url });
    await until(() => receiver.received.length > 0);
    const customer = await other.stripe.customers.create({ email: 'hook@example.com' });
    await until(() => receiver.received.some(({ body }) => body.includes('customer.created')));
    const events = receiver.received.map(({ body, signature }) =>
      other.stripe.webhooks.constructEvent(body, signature, secret),
    );
    const created = events.find((event) => event.type === 'customer.created');
    expect((created?.data.object as { id: string }).id).toBe(customer.id);
    // The first was answered 500: the same event came a second time.
    await until(() => receiver.received.filter(({ body }) => body.includes(events[0]?.id ?? '')).length > 1);
    const listed = await other.stripe.events.list({ type: 'customer.created' });
    expect(listed.data.map((event) => event.id)).toEqual([created?.id]);
    await other.close();
    await receiver.close();
    expect(other.schemaErrors).toEqual([]);
  });

  test('in delivery at a shutdown are aborted without an error', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const connected = once(silent, 'connection');
    const { port } = silent.address() as AddressInfo;
    const other = await openSandbox({ webhookUrl: `http://127.0.0.1:${port}` });
    const [socket] = (await connected) as [Socket];
    await other.close();
    socket.destroy();
    silent.close();
    // what came after its end would be an unhandled rejection, which fails the run
    await setTimeout(50);
  });

  test('are lost, duplicated and reordered when configured to', async () => {
    const receiver = await openReceiver();
    const other = await openSandbox();
    const endpoint = await other.stripe.webhookEndpoints.create({
      url: receiver.url,
      enabled_events: ['customer.created', 'customer.updated'],
    });
    await other.control('behaviour', [
      { match: { type: 'customer.created' }, fault: 'duplicate', times: 1 },
      { match: { type: 'customer.updated' }, fault: 'lose', times: 1 },
      { match: { type: 'customer.updated' }, fault: 'reorder', times: 1, delay: 300 },
    ]);
    const customer = await other.stripe.customers.create({});
    for (const name of ['a', 'b', 'c']) await other.stripe.customers.update(customer.id, { name });
    await until(() => receiver.received.length >= 4);
    const names = receiver.received.map(({ body, signature }) => {
      const event = other.stripe.webhooks.constructEvent(body, signature, endpoint.secret ?? '');
      return (event.data.object as { name: string | null }).name;
    });
    expect(names).toEqual([null, null, 'c', 'b']);
    await other.close();
    await receiver.close();
    expect(other.schemaErrors).toEqual([]);
  });

  test('of a renewal contain the previous values', async () => {
    const other = await openSandbox();
    const payer = await newPayer(other.stripe);
    const row = await other.stripe.subscriptions.create({
      customer: payer.customer,
      default_payment_method: payer.method,
      items: [{ price: 'price_massima_monthly' }],
    });
    await other.advance(32 * day);
    const [event] = (await other.stripe.events.list({ type: 'customer.subscription.updated' })).data;
    const { previous_attributes: before } = event?.data as Stripe.CustomerSubscriptionUpdatedEvent.Data;
    expect(Object.keys(before ?? {}).sort()).toEqual(['items', 'latest_invoice']);
    expect(before?.latest_invoice).toBe(row.latest_invoice);
    const names = (await other.stripe.events.list({ limit: 100 })).data.map(({ type }) => type).reverse();
    const from = names.lastIndexOf('invoice.created');
    expect(names.slice(from)).toEqual([
      'invoice.created',
      'customer.subscription.updated',
      'payment_intent.created',
      'invoice.finalized',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice_payment.paid',
      'invoice.paid',
      'invoice.payment_succeeded',
    ]);
    await other.close();
    expect(other.schemaErrors).toEqual([]);
  });
});
