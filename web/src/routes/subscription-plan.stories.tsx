import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { refused } from '../testing/answers/types.ts';
import { confirmationSecret, askingCard } from '../testing/card-script-double.ts';
import { sampleQuote, sampleSubscription } from '../testing/samples/billing.ts';
import { previews } from '../testing/samples/plan-previews.ts';
import { at, screenStory, findNotice } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import SubscriptionScreen from './subscription.tsx';

/** Plan change: selection with price and card, confirmation, and authentication at the bank. */
const meta = {
  title: 'Screens/Subscription, another plan',
  component: SubscriptionScreen,
  ...screenStory,
} satisfies Meta<typeof SubscriptionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

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
const goOn: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await canvas.findByText('Oggi vengono addebitati 463,22 €.');
  await userEvent.click(canvas.getByRole('button', { name: it.plan_go_on }));
  const dialog = within(await canvas.findByRole('alertdialog', { name: it.plan_confirm_title }));
  await dialog.findByText('Da Mensile a Annuale.');
  await waitFor(() => expect(dialog.getByRole('button', { name: it.plan_confirm })).toBeEnabled());
};
const confirm: NonNullable<Story['play']> = async (context) => {
  await goOn(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: it.plan_confirm }));
};
export const PlanConfirmed: Story = {
  ...at(here),
  play: async (context) => {
    await chooseYearly(context);
    await goOn(context);
    const { canvas, userEvent } = context;
    await canvas.findByText('Oggi vengono addebitati 463,22 €.');
    await expect(canvas.getByText('Carta usata per l’abbonamento: VISA •••• 4242.')).toBeVisible();
    // Going back keeps the choice.
    await userEvent.click(canvas.getByRole('button', { name: it.plan_back }));
    await expect(await canvas.findByRole('radio', { name: /Annuale/ })).toBeChecked();
    await goOn(context);
    await expect(server().asked('billing.changePlan')).toHaveLength(0);
  },
};
export const PlanChanged: Story = {
  ...at(here),
  play: async (context) => {
    await chooseYearly(context);
    await goOn(context);
    await context.userEvent.dblClick(context.canvas.getByRole('button', { name: it.plan_confirm }));
    await findNotice(it.subscription_plan_udated);
    await expect(server().asked('billing.changePlan')).toEqual([
      {
        id: 41,
        subId: 'sub_ferrante',
        planId: 'price_yearly',
        subscriptionItemId: 'si_ferrante',
        quote: sampleQuote,
      },
    ]);
  },
};
/** The card is declined. The user returns to select another, which is then charged. */
export const PlanDeclined: Story = {
  ...at(here, {
    api: {
      'billing.changePlan': ({ paymentMethodId }) => ({
        success: paymentMethodId === 'pm_master',
        message: paymentMethodId === 'pm_master' ? 'subscription_plan_udated' : 'invoice_payment_failed',
        subscription: sampleSubscription(),
      }),
    },
  }),
  play: async (context) => {
    await chooseYearly(context);
    await confirm(context);
    await findNotice(it.subscription_plan_udate_fail);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: /MASTERCARD •••• 4444/ }));
    await goOn(context);
    await expect(canvas.getByText('Carta usata per l’abbonamento: MASTERCARD •••• 4444.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: it.plan_confirm }));
    await findNotice(it.subscription_plan_udated);
  },
};
let charged = () => {};
/**
 * The change continues without its dialog. The page shows it, blocks another, and a notice reports
 * the end.
 */
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
    await confirm(context);
    const { canvas, userEvent } = context;
    const dialog = within(canvas.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: it.close }));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: it.subscription_change })).toBeDisabled();
    charged();
    await findNotice(it.subscription_plan_udated);
    await waitFor(() => expect(canvas.getByRole('button', { name: it.subscription_change })).toBeEnabled());
    await expect(server().asked('billing.changePlan')).toHaveLength(1);
  },
};
const answerBank = async ({ canvas, userEvent }: Context, text: string) => {
  const button = await screen.findByRole('button', { name: text });
  // Reachable by pointer: neither inert nor covered.
  const { left, top } = button.getBoundingClientRect();
  await expect(document.elementFromPoint(left + 4, top + 4)).toBe(button);
  await expect(canvas.getByText(it.payment_authenticating)).toBeInTheDocument();
  await userEvent.click(button);
};
/** The bank's prompt is reachable, and the choice is kept after a decline. */
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
              client_secret: confirmationSecret,
              payment_method: 'pm_visa',
            },
          },
        }),
      }),
    },
  }),
  play: async (context) => {
    const { canvas } = context;
    await chooseYearly(context);
    await confirm(context);
    await answerBank(context, 'Rifiuta');
    const failure = await findNotice(it.payment_authentication_failed);
    await expect(failure.closest('dialog')).toBe(canvas.getByRole('dialog'));
    await expect(canvas.getByRole('radio', { name: /Annuale/ })).toBeChecked();
    await confirm(context);
    await answerBank(context, 'Autentica');
    await findNotice(it.subscription_plan_udated);
    await waitFor(() => expect(canvas.queryByText(it.payment_authenticating)).toBeNull());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
/** The bank prompts while the card is added. The new card is then selected. */
export const PlanWithANewCard: Story = {
  ...at(here),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseYearly(context);
    const dialog = within(canvas.getByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: it.card_add }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Numero della carta' }), askingCard);
    await userEvent.click(dialog.getByRole('button', { name: it.subscription_card_save }));
    await answerBank(context, 'Rifiuta');
    await canvas.findByText('La carta non è stata autenticata.');
    await expect(canvas.getByRole('textbox', { name: 'Numero della carta' })).toHaveValue(askingCard);
    await userEvent.click(canvas.getByRole('button', { name: it.subscription_card_save }));
    await answerBank(context, 'Autentica');
    await expect(await canvas.findByRole('radio', { name: /VISA •••• 0055/ })).toBeChecked();
    await confirm(context);
    await findNotice(it.subscription_plan_udated);
    await expect(server().asked('billing.changePlan')).toMatchObject([{ paymentMethodId: 'pm_new' }]);
  },
};
