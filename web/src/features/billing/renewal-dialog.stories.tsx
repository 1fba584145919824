import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { refused } from '../../testing/answers/types.ts';
import { sampleSubscription } from '../../testing/samples/billing.ts';
import { ownPage } from '../../testing/story-server.ts';
import { RenewalDialog } from './renewal-dialog.tsx';

const meta = {
  title: 'Features/Billing/RenewalDialog',
  component: RenewalDialog,
  parameters: ownPage,
  args: { accountId: 41, subscription: sampleSubscription(), end: '2026-11-30', onClose: fn() },
} satisfies Meta<typeof RenewalDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cancelling: Story = {};
/** Past due: the debt and the credit remain. */
export const CancellingUnpaid: Story = {
  args: { subscription: sampleSubscription({ status: 'past_due', next_charge: null, credit: 500 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/resta da pagare/)).toBeVisible();
    await expect(canvas.getByText(/Il credito di 5,00 € resta all’account/)).toBeVisible();
  },
};
export const Restoring: Story = {
  args: { subscription: sampleSubscription({ cancel_at_period_end: true }) },
  globals: { theme: 'dark' },
};
export const Refused: Story = {
  parameters: { api: { 'billing.updateSubscription': refused('unknown_error') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.subscription_cancel }));
    await expect(canvas.getByRole('alertdialog')).toBeVisible();
  },
};
/** Names the failed action, not the cancellation. */
export const RestoringFailed: Story = {
  ...Restoring,
  parameters: { api: { 'billing.updateSubscription': refused('unknown_error') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.subscription_restore }));
    await canvas.findByText(new RegExp(it.subscription_restoring_failed));
  },
};
