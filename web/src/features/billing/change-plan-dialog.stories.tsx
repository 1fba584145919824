import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { cardAnswers } from '../../testing/answers/card-answers.ts';
import { sampleAccount } from '../../testing/samples/accounts.ts';
import { sampleSubscription } from '../../testing/samples/billing.ts';
import { ownPage } from '../../testing/story-server.ts';
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
