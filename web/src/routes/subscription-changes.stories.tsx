import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { refused } from '../testing/answers/types.ts';
import { askedPayment, goodCard } from '../testing/card-script-double.ts';
import { sampleInvoices, sampleSubscription } from '../testing/samples/billing.ts';
import { previews } from '../testing/samples/plan-previews.ts';
import { at, screenStory, told } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import SubscriptionScreen from './subscription.tsx';

/** What one changes on it; each change shows its price before and its effect after. */
const meta = {
  title: 'Screens/Subscription, changes',
  component: SubscriptionScreen,
  ...screenStory,
} satisfies Meta<typeof SubscriptionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const here = '/subscription';
const chooseYearly: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: it.subscription_change }));
  const dialog = within(await canvas.findByRole('dialog', { name: it.subscription_change }));
  await userEvent.click(await dialog.findByRole('radio', { name: /Annuale/ }));
};

export const PlanPreview: Story = {
  ...at(here),
  play: async (context) => {
    await chooseYearly(context);
    await context.canvas.findByText('Oggi vengono addebitati 463,22 €.');
    await expect(context.canvas.getAllByText(/490,00/)[0]).toBeVisible();
    await expect(server().asked('billing.changePlan')).toHaveLength(0);
  },
};
export const PlanPreviewWithCredit: Story = {
  ...at(here, {
    api: {
      'billing.previewPlan': previews.toShorter,
    },
  }),
  globals: { theme: 'dark' },
  play: async (context) => {
    await chooseYearly(context);
    await context.canvas.findByText(/Un credito di 441,00 € vale/);
  },
};
export const PlanPreviewRefused: Story = {
  ...at(here, { api: { 'billing.previewPlan': refused('payment_provider_failed') } }),
  play: async (context) => {
    await chooseYearly(context);
    await context.canvas.findByText(it.payment_provider_failed);
  },
};
export const PlanChanged: Story = {
  ...at(here),
  play: async (context) => {
    await chooseYearly(context);
    const { canvas, userEvent } = context;
    const dialog = within(canvas.getByRole('dialog'));
    await canvas.findByText('Oggi vengono addebitati 463,22 €.');
    await userEvent.click(dialog.getAllByRole('button', { name: it.subscription_change }).at(-1)!);
    await told(it.subscription_plan_udated);
    await expect(server().asked('billing.changePlan')).toMatchObject([{ planId: 'price_yearly' }]);
  },
};
let charged = () => {};
/** The change goes on without its dialog: it shows on the page, can't be asked for again, and its end is told. */
export const ClosedMeanwhile: Story = {
  ...at(here, {
    api: {
      'billing.changePlan': () =>
        new Promise((resolve) => {
          charged = () =>
            resolve({
              success: true,
              message: 'subscription_plan_udated',
              subscription: sampleSubscription(),
            });
        }),
    },
  }),
  play: async (context) => {
    await chooseYearly(context);
    const { canvas, userEvent } = context;
    await canvas.findByText('Oggi vengono addebitati 463,22 €.');
    const dialog = within(canvas.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: it.subscription_change }));
    await userEvent.click(dialog.getByRole('button', { name: it.cancel }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: it.subscription_change })).toBeDisabled();
    charged();
    await told(it.subscription_plan_udated);
    await waitFor(() => expect(canvas.getByRole('button', { name: it.subscription_change })).toBeEnabled());
    await expect(server().asked('billing.changePlan')).toHaveLength(1);
  },
};
/** The bank is in nobody's way, and what was chosen is still there when it was refused. */
export const PlanChangedAtTheBank: Story = {
  ...at(here, {
    api: {
      'billing.changePlan': () => ({
        success: false,
        message: 'invoice_payment_failed',
        subscription: sampleSubscription({
          latest_invoice: {
            id: 'in_5',
            payment_intent: {
              id: 'pi_asked',
              status: 'requires_action',
              client_secret: askedPayment,
              payment_method: 'pm_visa',
            },
          },
        }),
      }),
    },
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const confirm = async () => {
      await canvas.findByText('Oggi vengono addebitati 463,22 €.');
      const dialog = within(canvas.getByRole('dialog', { name: it.subscription_change }));
      await userEvent.click(dialog.getByRole('button', { name: it.subscription_change }));
    };
    const answerBank = async (answer: string) => {
      const button = await screen.findByRole('button', { name: answer });
      // Reached by a pointer: neither inert nor covered.
      const { left, top } = button.getBoundingClientRect();
      await expect(document.elementFromPoint(left + 4, top + 4)).toBe(button);
      await expect(canvas.getByText(it.payment_authenticating)).toBeInTheDocument();
      await userEvent.click(button);
    };
    await chooseYearly(context);
    await confirm();
    await answerBank('Rifiuta');
    const failure = await told(it.payment_authentication_failed);
    await expect(failure.closest('dialog')).toBe(canvas.getByRole('dialog'));
    await expect(canvas.getByRole('radio', { name: /Annuale/ })).toBeChecked();
    await confirm();
    await answerBank('Autentica');
    await told(it.subscription_plan_udated);
    await waitFor(() => expect(canvas.queryByText(it.payment_authenticating)).toBeNull());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
export const RenewalCancelled: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.subscription_cancel }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: it.subscription_cancel_title }));
    await dialog.findByText(/resta attivo fino al/);
    await userEvent.click(dialog.getByRole('button', { name: it.subscription_cancel }));
    await told(it.subscription_cancelled);
    await canvas.findByRole('button', { name: it.subscription_restore });
  },
};
export const CardChanged: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.card_add }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Numero della carta' }), goodCard);
    await userEvent.click(canvas.getByRole('button', { name: it.subscription_card_save }));
    await told(it.subscription_payment_method_updated);
    await expect(server().asked('billing.updateSubscription')).toMatchObject([
      { default_payment_method: 'pm_new' },
    ]);
  },
};
export const InvoicePaid: Story = {
  ...at(here),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.invoice_pay }));
    await told(it.invoice_payment_succeeded);
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
