import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { cardAnswers } from '../../testing/answers/card-answers.ts';
import { refused } from '../../testing/answers/types.ts';
import { withoutPlan } from '../../testing/samples/accounts.ts';
import { sampleCards, sampleSubscription } from '../../testing/samples/billing.ts';
import { findNotice } from '../../testing/screen-story.tsx';
import { ownPage, server } from '../../testing/story-server.ts';
import { CardsPanel } from './cards.tsx';

const meta = {
  title: 'Features/Billing/Cards',
  component: CardsPanel,
  parameters: ownPage,
  args: { id: 41 },
} satisfies Meta<typeof CardsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const [visa, mastercard] = sampleCards().data;
const [visaName, mastercardName] = ['VISA •••• 4242', 'MASTERCARD •••• 4444'];
const expired = {
  ...mastercard!,
  card: { last4: '4444', brand: 'mastercard', exp_month: 1, exp_year: 2024 },
};
const only = () => cardAnswers([visa!]);
const remove = (card: string) => ({ name: it.card_remove.replace('{card}', card) });
const edit = (card: string) => ({ name: it.card_edit.replace('{card}', card) });
const rowOf = (name: string) => within(screen.getByText(name).closest('li')!);

export const Several: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(visaName);
    await expect(rowOf(visaName).getByText(it.profile_card_pays)).toBeVisible();
    await expect(rowOf(visaName).queryByRole('button', { name: it.card_use })).toBeNull();
    await expect(rowOf(mastercardName).getByRole('button', { name: it.card_use })).toBeEnabled();
  },
};
/** The only card of a renewing subscription cannot be removed, with the reason. */
export const LastOne: Story = {
  parameters: { api: only },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', remove(visaName))).toBeDisabled();
    await expect(canvas.getByText(it.payment_method_in_use)).toBeVisible();
  },
};
/** An expired card cannot pay, so it is not offered and the other card stays. */
export const TheOtherHasExpired: Story = {
  parameters: { api: () => cardAnswers([visa!, expired]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', remove(visaName))).toBeDisabled();
    await expect(canvas.getByRole('button', remove(mastercardName))).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: it.card_use })).toBeNull();
    await expect(canvas.getByText('scaduta 01/2024')).toBeVisible();
  },
};
/** Without further charges, the last card can be removed. */
export const LastOneAfterCancellation: Story = {
  parameters: {
    api: () => ({
      ...only(),
      'billing.subscription': () => sampleSubscription({ cancel_at_period_end: true, next_charge: null }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', remove(visaName)));
    const dialog = within(await canvas.findByRole('alertdialog', { name: it.card_remove_title }));
    await userEvent.click(dialog.getByRole('button', { name: it.card_remove_confirm }));
    await findNotice(it.card_removed);
    await canvas.findByText(it.profile_cards_none);
  },
};
export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', remove(visaName)));
    const dialog = within(await canvas.findByRole('alertdialog', { name: it.card_remove_title }));
    // The paying card is named before the removal.
    await dialog.findByText(it.card_remove_successor.replace('{card}', mastercardName));
    await userEvent.dblClick(dialog.getByRole('button', { name: it.card_remove_confirm }));
    await waitFor(() => expect(canvas.queryByText(visaName)).toBeNull());
    await expect(server().asked('billing.removePaymentMethod')).toEqual([{ id: 'pm_visa' }]);
    // The keyboard focus stays in place.
    await waitFor(() => expect(canvas.getByRole('list').parentElement).toHaveFocus());
  },
};
/** Another tab removed the other card. The reason is shown, and the list is updated. */
export const RemovalRefused: Story = {
  parameters: {
    api: () => {
      let isFirst = true;
      return {
        'billing.paymentMethods': () => {
          const list = sampleCards();
          if (!isFirst) list.data.pop();
          isFirst = false;
          return list;
        },
        'billing.removePaymentMethod': refused('payment_method_in_use'),
      };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', remove(visaName)));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: it.card_remove_confirm }));
    await waitFor(() => expect(canvas.queryByText(mastercardName)).toBeNull());
    await expect((await screen.findAllByText(it.payment_method_in_use)).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};
export const AnotherPays: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: it.card_use }));
    await findNotice(it.subscription_payment_method_updated);
    await expect(rowOf(mastercardName).getByText(it.profile_card_pays)).toBeVisible();
    await expect(server().asked('billing.updateSubscription')).toEqual([
      { id: 41, subId: 'sub_ferrante', default_payment_method: 'pm_master' },
    ]);
  },
};
export const AnotherRefused: Story = {
  parameters: {
    api: {
      'billing.updateSubscription': () => ({
        success: false,
        message: 'invoice_payment_failed',
        subscription: sampleSubscription(),
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.card_use }));
    await findNotice(it.subscription_payment_method_update_fail);
    await expect(rowOf(visaName).getByText(it.profile_card_pays)).toBeVisible();
  },
};
/** Without a running subscription, a card is selected for the next one. */
export const WithoutSubscription: Story = {
  parameters: {
    account: withoutPlan({}),
    api: { 'billing.subscription': () => sampleSubscription({ status: 'incomplete' }) },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(visaName);
    await expect(rowOf(visaName).getByText(it.card_default)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: it.card_use_next }));
    await findNotice(it.subscription_payment_method_updated);
    await waitFor(() => expect(rowOf(mastercardName).getByText(it.card_default)).toBeVisible());
    await expect(server().asked('billing.updatePaymentMethod')).toEqual([{ id: 'pm_master', pays: true }]);
  },
};
export const Edited: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', edit(visaName)));
    const dialog = within(await canvas.findByRole('dialog', { name: visaName }));
    const save = dialog.getByRole('button', { name: it.save });
    await expect(save).toBeDisabled();
    const holder = dialog.getByRole('textbox', { name: it.card_holder });
    await userEvent.clear(holder);
    await dialog.findByText(it.card_holder_required);
    await expect(save).toBeDisabled();
    await userEvent.type(holder, 'Giulia Amato ');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: it.card_year }), '2034');
    await userEvent.click(save);
    await findNotice(it.card_edited);
    await expect(rowOf(visaName).getByText('scade 04/2034 · Giulia Amato')).toBeVisible();
    await expect(server().asked('billing.updatePaymentMethod')).toEqual([
      { id: 'pm_visa', exp_month: 4, exp_year: 2034, name: 'Giulia Amato' },
    ]);
  },
};
export const EditedToThePast: Story = {
  parameters: { api: () => cardAnswers([visa!, expired]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', edit(mastercardName)));
    const dialog = within(await canvas.findByRole('dialog', { name: mastercardName }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: it.card_month }), '02');
    await expect(await dialog.findByText(it.card_date_past)).toBeVisible();
    await expect(dialog.getByRole('button', { name: it.save })).toBeDisabled();
  },
};
export const DateRefused: Story = {
  parameters: {
    api: {
      'billing.updatePaymentMethod': refused('validation_failed', {
        issues: [{ path: 'exp_year', message: 'validation_failed' }],
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', edit(visaName)));
    const dialog = within(await canvas.findByRole('dialog', { name: visaName }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: it.card_month }), '02');
    await userEvent.click(dialog.getByRole('button', { name: it.save }));
    await dialog.findByText(it.card_date_refused);
  },
};
export const None: Story = {
  parameters: { account: withoutPlan({}), api: () => cardAnswers([]) },
  play: async ({ canvas }) => void (await canvas.findByText(it.profile_cards_none)),
};
export const NotLoaded: Story = {
  parameters: { api: { 'billing.paymentMethods': refused('payment_provider_failed') } },
  play: async ({ canvas }) => void (await canvas.findByText(new RegExp(it.payment_provider_failed))),
};
