import { en } from '@massima/contract/messages/en';
import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { refused, waiting } from '../testing/answers/types.ts';
import { administrator, sampleAccount, withoutPlan } from '../testing/samples/accounts.ts';
import { listOf, samplePrices, sampleSubscription, welcome } from '../testing/samples/billing.ts';
import { daysFromNow, secondsFromNow } from '../testing/samples/days.ts';
import { at, phone, screenStory, shows } from '../testing/screen-story.tsx';
import SubscriptionScreen from './subscription.tsx';

const meta = {
  title: 'Screens/Subscription',
  component: SubscriptionScreen,
  ...screenStory,
} satisfies Meta<typeof SubscriptionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const here = '/subscription';
type Subscription = ReturnType<typeof sampleSubscription>;
const having = (over: Partial<Subscription>) =>
  at(here, { api: { 'billing.subscription': () => sampleSubscription(over) } });

export const Active: Story = { ...at(here), play: shows(it.invoice_pay) };
export const Dark: Story = { ...Active, globals: { theme: 'dark' } };
export const OnAPhone: Story = { ...Active, globals: phone };
export const English: Story = { ...Active, globals: { locale: 'en' }, play: shows(en.subscription_active) };
export const YearlyAndUnlimited: Story = {
  ...at(here, {
    account: sampleAccount({ plan: 'yearly', plan_queries: -1, used_queries: 1284 }),
    api: {
      'billing.subscription': () =>
        sampleSubscription({
          items: listOf([{ id: 'si_1', price: samplePrices()[2]! }]),
          discount: { coupon: welcome, end: secondsFromNow(80), months_left: 3 },
        }),
    },
  }),
  play: shows(/1\.284 ricerche usate/),
};
export const NearlyUsedUp: Story = {
  ...at(here, { account: sampleAccount({ used_queries: 489 }) }),
  play: shows(/489 ricerche usate su 500/),
};
export const WillExpire: Story = {
  ...having({ cancel_at_period_end: true }),
  play: shows(it.subscription_restore),
};
export const OnTrial: Story = {
  ...having({ status: 'trialing', trial_end: secondsFromNow(9), current_period_end: secondsFromNow(9) }),
  play: shows(it.subscription_trialing),
};
export const None: Story = {
  ...at(here, {
    account: withoutPlan({ license_expire_at: daysFromNow(40), plan_queries: 500, used_queries: 12 }),
    api: { 'billing.invoices': () => ({ data: [], total: 0 }) },
  }),
  play: shows(it.card_secure),
};
/**
 * The bank's prompt was left without a response during a licence. Nothing renews, and a plan can
 * be bought immediately.
 */
export const FirstPaymentLeftHalfway: Story = {
  ...at(here, {
    account: withoutPlan({ license_expire_at: daysFromNow(40), plan_queries: 500, used_queries: 12 }),
    api: { 'billing.subscription': () => sampleSubscription({ status: 'incomplete' }) },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(it.card_secure);
    await expect(canvas.queryByRole('button', { name: it.subscription_cancel })).toBeNull();
    await expect(canvas.queryByText(/^Si rinnova/)).toBeNull();
  },
};
export const TrialWithoutPlan: Story = {
  ...at(here, {
    account: withoutPlan({ trial_expires_at: daysFromNow(9), plan_queries: 30, used_queries: 4 }),
  }),
  play: shows(it.subscription_trial_runs),
};
export const Loading: Story = {
  ...at(here, { api: { 'billing.subscription': waiting } }),
  play: shows(it.loading),
};
export const ProviderDown: Story = {
  ...at(here, {
    api: {
      'billing.subscription': refused('payment_provider_failed'),
      'billing.invoices': refused('payment_provider_failed'),
    },
  }),
  play: shows(it.payment_provider_failed),
};
export const InvoicesNotLoaded: Story = {
  ...at(here, { api: { 'billing.invoices': refused('unknown_error') } }),
  play: shows(new RegExp(it.invoices_error)),
};
export const AccountNotLoaded: Story = {
  ...at(here, { api: { 'session.me': refused('unknown_error') } }),
  play: shows(/prova-0001/),
};
export const Administrator: Story = {
  ...at(here, { account: administrator() }),
  play: shows(it.subscription_admin),
};
