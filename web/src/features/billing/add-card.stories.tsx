import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { cardAnswers } from '../../testing/answers/card-answers.ts';
import { declinedCard, goodCard } from '../../testing/card-script-double.ts';
import { withoutPlan } from '../../testing/samples/accounts.ts';
import { findNotice } from '../../testing/screen-story.tsx';
import { ownPage, server } from '../../testing/story-server.ts';
import { CardsPanel } from './cards.tsx';

/** Adds a card to the cards on file. */
const meta = {
  title: 'Features/Billing/AddCard',
  component: CardsPanel,
  parameters: ownPage,
  args: { id: 41 },
} satisfies Meta<typeof CardsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const newCard = 'VISA •••• 0055';
const type =
  (number: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.card_add }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Numero della carta' }), number);
  };
const save: Play = async ({ canvas, userEvent }) =>
  void (await userEvent.click(canvas.getByRole('button', { name: it.subscription_card_save })));

export const PaysFromNowOn: Story = {
  play: async (context) => {
    const { canvas } = context;
    await type(goodCard)(context);
    await expect(canvas.getByRole('checkbox', { name: it.card_pays_subscription })).toBeChecked();
    await save(context);
    await findNotice(it.subscription_payment_method_updated);
    const row = within((await canvas.findByText(newCard)).closest('li')!);
    await expect(row.getByText(it.profile_card_pays)).toBeVisible();
    await expect(server().asked('billing.updateSubscription')).toMatchObject([
      { default_payment_method: 'pm_new' },
    ]);
  },
};
export const Beside: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await type(goodCard)(context);
    await userEvent.click(canvas.getByRole('checkbox', { name: it.card_pays_subscription }));
    await save(context);
    await findNotice(it.card_added);
    await canvas.findByText(newCard);
    await expect(server().asked('billing.updateSubscription')).toEqual([]);
  },
};
/** The first card pays the next subscription automatically. */
export const First: Story = {
  parameters: { account: withoutPlan({}), api: () => cardAnswers([]) },
  play: async (context) => {
    const { canvas } = context;
    await type(goodCard)(context);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await save(context);
    await findNotice(it.subscription_payment_method_updated);
    const row = within((await canvas.findByText(newCard)).closest('li')!);
    await expect(row.getByText(it.card_default)).toBeVisible();
    await expect(server().asked('billing.updatePaymentMethod')).toEqual([{ id: 'pm_new', pays: true }]);
  },
};
export const Declined: Story = {
  play: async (context) => {
    await type(declinedCard)(context);
    await save(context);
    await context.canvas.findByText('La carta è stata rifiutata.');
    await expect(server().asked('billing.updateSubscription')).toEqual([]);
  },
};
