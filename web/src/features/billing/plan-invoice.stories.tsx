import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePrices } from '../../testing/samples/billing.ts';
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
/** Shows the fixed fee and the price of each search beyond the plan. */
export const ToMetered: Story = {
  args: { preview: previews.toMetered(), plan: samplePrices()[1] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Piano A consumo 29,00\s€, più il consumo/ })).toBeVisible();
    await expect(canvas.getByText(/^29,00 € al mese, più 0,05 € per ogni ricerca oltre 200$/)).toBeVisible();
    await expect(canvas.queryByText(/\b0,00/)).toBeNull();
  },
};
/** The credit is not promised for future charges, because none will use it. */
export const CancelledToShorter: Story = {
  args: { preview: previews.cancelledToShorter() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/senza altri addebiti/)).toBeVisible();
    await expect(canvas.getByText(/441,00 € resta all’account/)).toBeVisible();
    await expect(canvas.queryByText(/prossimi addebiti/)).toBeNull();
  },
};
/** Another tab changed the plan, or the trial ended, while the preview was open. */
export const Changed: Story = {
  args: { preview: previews.toLonger(), before: previews.inTrial() },
  play: async ({ canvas }) => {
    const [was] = canvas.getAllByRole('deletion');
    const [now] = canvas.getAllByRole('insertion');
    await expect(was).toHaveTextContent('Prima: Oggi non viene addebitato nulla.');
    await expect(now).toHaveTextContent('Ora: Oggi vengono addebitati 463,22 €.');
  },
};
export const ChangedDark: Story = { ...Changed, globals: { theme: 'dark' } };
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
/** Nothing is charged. The credit is shown with its use. */
export const ToShorter: Story = {
  args: { preview: previews.toShorter() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oggi non viene addebitato nulla.')).toBeVisible();
    await expect(canvas.getByText(/Un credito di 441,00/)).toBeVisible();
  },
};
/** The charge is due at the end of the trial. */
export const InTrial: Story = {
  args: { preview: previews.inTrial() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oggi non viene addebitato nulla.')).toBeVisible();
    await expect(canvas.getByText(/Il periodo di prova termina (?:il |l’)/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Da pagare 392,00/ })).toBeVisible();
  },
};
/** VAT is a separate line. */
export const WithTax: Story = { args: { preview: previews.withTax() } };
export const ToLongerInEnglish: Story = { ...ToLonger, globals: { locale: 'en' } };
