import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { cardAnswers } from '../../testing/answers/card-answers.ts';
import { refused, sequence } from '../../testing/answers/types.ts';
import { sampleAccount } from '../../testing/samples/accounts.ts';
import { sampleQuote, sampleSubscription } from '../../testing/samples/billing.ts';
import { previews } from '../../testing/samples/plan-previews.ts';
import { ownPage, server } from '../../testing/story-server.ts';
import { ChangePlanDialog } from './change-plan-dialog.tsx';

const meta = {
  title: 'Features/Billing/ChangePlanDialog',
  component: ChangePlanDialog,
  parameters: ownPage,
} satisfies Meta<typeof ChangePlanDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  args: { account: sampleAccount(), subscription: sampleSubscription(), onClose: fn() },
  play: async ({ canvas }) => void (await canvas.findByRole('radio', { name: /Mensile/ })),
};
export const Confirming: Story = {
  ...Choosing,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Annuale/ }));
    const goOn = canvas.getByRole('button', { name: it.plan_go_on });
    await expect(goOn).toBeDisabled();
    await canvas.findByText('Oggi vengono addebitati 463,22 €.');
    await canvas.findByRole('radio', { name: /VISA/ });
    await userEvent.click(goOn);
    await canvas.findByText('Oggi vengono addebitati 463,22 €.');
    await expect(canvas.getByRole('button', { name: it.plan_confirm })).toBeEnabled();
  },
};
/** Without a card nothing can be confirmed. */
export const WithoutACard: Story = {
  ...Choosing,
  parameters: { api: () => cardAnswers([]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Annuale/ }));
    await canvas.findByText('Oggi vengono addebitati 463,22 €.');
    await canvas.findByText(it.profile_cards_none);
    await expect(canvas.getByRole('button', { name: it.plan_go_on })).toBeDisabled();
  },
};
const goOn: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /Annuale/ }));
  await canvas.findByText('Oggi non viene addebitato nulla.');
  await canvas.findByRole('radio', { name: /VISA/ });
  await userEvent.click(canvas.getByRole('button', { name: it.plan_go_on }));
  const button = await canvas.findByRole('button', { name: it.plan_confirm });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};
/**
 * The trial ended while the dialog was open. Nothing is changed, the difference is highlighted,
 * and the next click confirms.
 */
export const QuoteChanged: Story = {
  ...Choosing,
  parameters: {
    api: () => ({
      ...cardAnswers(),
      'billing.previewPlan': () => previews.inTrial(),
      'billing.changePlan': sequence(
        refused('quote_changed', { data: { preview: { ...previews.toLonger(), quote: 'new' } } }),
        () => ({
          success: true,
          message: 'subscription_plan_udated' as const,
          subscription: sampleSubscription(),
        }),
      ),
    }),
  },
  play: async (context) => {
    await goOn(context);
    const { canvas } = context;
    await expect(await canvas.findByText(it.quote_changed)).toBeVisible();
    await expect(canvas.getAllByRole('insertion')[0]).toHaveTextContent(/463,22/);
    await expect(canvas.getByRole('button', { name: it.plan_confirm })).toBeEnabled();
    await expect(server().asked('billing.changePlan')).toMatchObject([{ quote: sampleQuote }]);
  },
};
export const QuoteChangedDark: Story = { ...QuoteChanged, globals: { theme: 'dark' } };
export const QuoteChangedConfirmed: Story = {
  ...QuoteChanged,
  args: { ...Choosing.args, onClose: fn() },
  play: async (context) => {
    await goOn(context);
    const { canvas, userEvent, args } = context;
    await canvas.findByText(it.quote_changed);
    await userEvent.dblClick(canvas.getByRole('button', { name: it.plan_confirm }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(server().asked('billing.changePlan')).toMatchObject([
      { quote: sampleQuote },
      { quote: 'new' },
    ]);
  },
};
