import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { previews } from '../../testing/samples/plan-previews.ts';
import { PlanInvoice } from './plan-invoice.tsx';

const meta = {
  title: 'Features/Billing/PlanInvoice',
  component: PlanInvoice,
  args: { preview: previews.toLonger() },
} satisfies Meta<typeof PlanInvoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToLonger: Story = { args: { preview: previews.toLonger() } };
export const ToLongerWithCoupon: Story = { args: { preview: previews.toLongerWithCoupon() } };
export const ToMetered: Story = { args: { preview: previews.toMetered() } };
export const FromMetered: Story = { args: { preview: previews.fromMetered() } };
export const MeteredInTrial: Story = { args: { preview: previews.meteredInTrial() } };
export const Cancelled: Story = { args: { preview: previews.cancelled() } };
export const CancelledToMetered: Story = { args: { preview: previews.cancelledToMetered() } };
export const CancelledTrial: Story = { args: { preview: previews.cancelledTrial() } };
export const PastDue: Story = { args: { preview: previews.pastDue() } };
export const PastDueToMetered: Story = { args: { preview: previews.pastDueToMetered() } };
export const WithCredit: Story = { args: { preview: previews.withCredit() } };
export const New: Story = { args: { preview: previews.newNow() } };
export const NewWithTrial: Story = { args: { preview: previews.newTrial() } };
/** Nothing is charged, and the credit is told with what it pays. */
export const ToShorter: Story = {
  args: { preview: previews.toShorter() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oggi non viene addebitato nulla.')).toBeVisible();
    await expect(canvas.getByText(/Un credito di 441,00/)).toBeVisible();
  },
};
/** The invoice is the one at the end of the trial, not one of today. */
export const InTrial: Story = {
  args: { preview: previews.inTrial() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oggi non viene addebitato nulla.')).toBeVisible();
    await expect(canvas.getByText(/Il periodo di prova termina il/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Da pagare 392,00/ })).toBeVisible();
  },
};
/** Prices without VAT: it is a line of its own, and that is said. */
export const WithTax: Story = { args: { preview: previews.withTax() } };
export const ToLongerInEnglish: Story = { ...ToLonger, globals: { locale: 'en' } };
