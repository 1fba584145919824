import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleAccount } from '../../testing/samples/accounts.ts';
import { recordedPreview, recordedSubscription } from '../../testing/samples/recorded.ts';
import { ownPage } from '../../testing/story-server.ts';
import { PlanInvoice } from './plan-invoice.tsx';
import { SubscriptionSummary } from './subscription-summary.tsx';

/** Recorded server responses for each state of a subscription and its changes. */
const meta = {
  title: 'Features/Billing/As the server answers',
  component: SubscriptionSummary,
  parameters: ownPage,
  args: { account: sampleAccount(), subscription: recordedSubscription('active') },
} satisfies Meta<typeof SubscriptionSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

const standing = (name: Parameters<typeof recordedSubscription>[0]): Story => ({
  args: { subscription: recordedSubscription(name) },
});
export const Active: Story = standing('active');
export const Trial: Story = standing('trial');
export const Discounted: Story = standing('discounted');
export const Cancelled: Story = standing('cancelled');
export const PastDue: Story = standing('pastDue');
export const WithCredit: Story = standing('withCredit');
/** Never "0,00 € al mese". */
export const Metered: Story = {
  ...standing('metered'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^29,00 € al mese, più 0,05 € per ogni ricerca/)).toBeVisible();
    await expect(canvas.getByText(/^29,00\s€, più il consumo, il /)).toBeVisible();
    await expect(canvas.queryByText(/\b0,00/)).toBeNull();
  },
};
export const MeteredDark: Story = { ...Metered, globals: { theme: 'dark' } };

const preview = (name: Parameters<typeof recordedPreview>[0]): Story => ({
  render: () => <PlanInvoice preview={recordedPreview(name)} />,
});
export const ToLonger: Story = preview('toLonger');
export const ToShorter: Story = preview('toShorter');
export const ToMetered: Story = preview('toMetered');
export const FromMetered: Story = preview('fromMetered');
export const InTrial: Story = preview('inTrial');
export const MeteredInTrial: Story = preview('meteredInTrial');
export const PastDueToLonger: Story = preview('pastDue');
export const NewInTrial: Story = preview('newTrial');
export const NewNow: Story = preview('newNow');
/** The credit is not promised for future charges, because none will use it. */
export const CancelledToShorter: Story = {
  ...preview('cancelledToShorter'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/senza altri addebiti/)).toBeVisible();
    await expect(canvas.queryByText(/prossimi addebiti/)).toBeNull();
  },
};
