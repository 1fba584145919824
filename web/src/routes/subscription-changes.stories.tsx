import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { goodCard } from '../testing/card-script-double.ts';
import { sampleInvoices } from '../testing/samples/billing.ts';
import { at, screenStory, findNotice } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import SubscriptionScreen from './subscription.tsx';

/** Changes of a subscription, each with its price before and its effect afterwards. */
const meta = {
  title: 'Screens/Subscription, changes',
  component: SubscriptionScreen,
  ...screenStory,
} satisfies Meta<typeof SubscriptionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const here = '/subscription';
export const RenewalCancelled: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.subscription_cancel }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: it.subscription_cancel_title }));
    await dialog.findByText(/resta attivo fino (?:al |all’)/);
    await userEvent.click(dialog.getByRole('button', { name: it.subscription_cancel }));
    await findNotice(it.subscription_cancelled);
    await canvas.findByRole('button', { name: it.subscription_restore });
  },
};
export const CardChanged: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.card_add }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Numero della carta' }), goodCard);
    await userEvent.click(canvas.getByRole('button', { name: it.subscription_card_save }));
    await findNotice(it.subscription_payment_method_updated);
    await expect(server().asked('billing.updateSubscription')).toMatchObject([
      { default_payment_method: 'pm_new' },
    ]);
  },
};
export const InvoicePaid: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.invoice_pay }));
    await findNotice(it.invoice_payment_succeeded);
  },
};
export const InvoiceDeclined: Story = {
  ...at(here, {
    api: {
      'billing.payInvoice': () => ({
        success: false,
        message: 'invoice_payment_failed',
        invoice: sampleInvoices().data[0]!,
      }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.invoice_pay }));
    await waitFor(() =>
      expect(screen.getAllByRole('alert').at(-1)).toHaveTextContent(it.invoice_payment_failed),
    );
  },
};
