import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleAccount } from '../../testing/samples/accounts.ts';
import { listOf, samplePrices, sampleSubscription, welcome } from '../../testing/samples/billing.ts';
import { sampleConfig } from '../../testing/samples/config.ts';
import { secondsFromNow } from '../../testing/samples/days.ts';
import { ownPage } from '../../testing/story-server.ts';
import { SubscriptionSummary, UsedQueries } from './subscription-summary.tsx';

const meta = {
  title: 'Features/Billing/SubscriptionSummary',
  component: SubscriptionSummary,
  parameters: ownPage,
  args: { account: sampleAccount(), subscription: sampleSubscription() },
} satisfies Meta<typeof SubscriptionSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^49,00\s€ il /)).toBeVisible();
    await expect(await canvas.findByText(/^VISA •••• 4242, scade 04\/2031/)).toBeVisible();
    await expect(await canvas.findByText('I prezzi comprendono l’IVA.')).toBeVisible();
  },
};
export const PricesWithoutVat: Story = {
  ...Running,
  parameters: {
    ...ownPage,
    api: { 'system.config': () => sampleConfig({ pricesIncludeVat: false }) },
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('I prezzi sono al netto dell’IVA.')).toBeVisible(),
};
export const BilledByUse: Story = {
  args: {
    subscription: sampleSubscription({
      next_charge: { at: secondsFromNow(17), amount: null, metered: true, fixed: 2900 },
    }),
  },
  play: ({ canvas }) => expect(canvas.getByText(/^29,00\s€, più il consumo, il /)).toBeVisible(),
};
/** Fixed fee of a metered plan, and the price of each search beyond it. */
export const Metered: Story = {
  args: {
    subscription: sampleSubscription({
      items: listOf([{ id: 'si_ferrante', price: samplePrices()[1]! }]),
      next_charge: { at: secondsFromNow(17), amount: null, metered: true, fixed: 2900 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^29,00 € al mese, più 0,05 € per ogni ricerca oltre 200$/)).toBeVisible();
    await expect(canvas.queryByText(/^0,00/)).toBeNull();
  },
};
export const MeteredDark: Story = { ...Metered, globals: { theme: 'dark' } };
/** A price without tiers is unknown and must not appear as free. */
export const PriceNotKnown: Story = {
  args: {
    subscription: sampleSubscription({
      items: listOf([{ id: 'si_ferrante', price: { ...samplePrices()[1]!, tiers: undefined } }]),
      next_charge: { at: secondsFromNow(17), amount: null, metered: true, fixed: null },
    }),
  },
  play: ({ canvas }) => expect(canvas.getByText(it.price_unknown)).toBeVisible(),
};
export const WithCredit: Story = {
  args: {
    subscription: sampleSubscription({
      credit: 44_100,
      next_charge: { at: secondsFromNow(17), amount: 0, metered: false, fixed: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^441,00 €, per i prossimi addebiti$/)).toBeVisible();
    await expect(canvas.getByText(/coperto dal credito, il /)).toBeVisible();
  },
};
export const WithCreditDark: Story = { ...WithCredit, globals: { theme: 'dark' } };
/** No further charges follow, so none uses the credit. */
export const CancelledWithCredit: Story = {
  args: {
    subscription: sampleSubscription({ cancel_at_period_end: true, next_charge: null, credit: 44_100 }),
  },
  play: ({ canvas }) => expect(canvas.getByText(/^441,00 €, per un altro abbonamento$/)).toBeVisible(),
};
/** Duration of the discount, and the price afterwards. */
export const WithADiscount: Story = {
  args: {
    subscription: sampleSubscription({
      discount: { coupon: welcome, end: secondsFromNow(80), months_left: 3 },
      next_charge: { at: secondsFromNow(17), amount: 3920, metered: false, fixed: null },
      full_price: { at: secondsFromNow(107), amount: 4900, metered: false, fixed: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sconto 20\s% fino al.* \d{4}, poi 49,00 € al mese$/)).toBeVisible();
    await expect(canvas.getByText(it.subscription_full_price)).toBeVisible();
  },
};
/** Cancelled, without further charges. */
export const WillExpire: Story = {
  args: { subscription: sampleSubscription({ cancel_at_period_end: true, next_charge: null }) },
};
export const InTrial: Story = {
  args: { subscription: sampleSubscription({ status: 'trialing', trial_end: secondsFromNow(9) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Restano 9 giorni di prova.')).toBeVisible();
    // A trial is an active plan and labelled as a trial.
    await expect(canvas.getByText(it.subscription_active)).toBeVisible();
    await expect(canvas.getByText(it.subscription_trialing)).toBeVisible();
  },
};
export const NotPaid: Story = {
  args: { subscription: sampleSubscription({ status: 'past_due' }) },
  play: ({ canvas }) => expect(canvas.getByText(it.subscription_not_active)).toBeVisible(),
};
export const Used: Story = {
  args: { account: sampleAccount({ used_queries: 499 }) },
  render: ({ account }) => <UsedQueries account={account} />,
};
export const UsedWithoutLimit: Story = {
  ...Used,
  args: { account: sampleAccount({ plan_queries: -1, used_queries: 12_840 }) },
  play: ({ canvas }) => expect(canvas.getByText(/12\.840/)).toBeVisible(),
};
