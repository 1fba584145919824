import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { refused, sequence } from '../../testing/answers/types.ts';
import { sampleQuote } from '../../testing/samples/billing.ts';
import { findNotice } from '../../testing/screen-story.tsx';
import { ownPage, server } from '../../testing/story-server.ts';
import { AccountActions } from './account-actions.tsx';

const meta = {
  title: 'Features/Profile/AccountActions',
  component: AccountActions,
  parameters: ownPage,
} satisfies Meta<typeof AccountActions>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = { amount: 0, fixed: null, plan: null, coupon: null, months_left: null };
type Play = Parameters<NonNullable<Story['play']>>[0];
/** Waits until the charge is shown, then confirms. */
async function press(canvas: Play['canvas'], userEvent: Play['userEvent']) {
  const button = await canvas.findByRole('button', { name: it.profile_delete_confirm });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}
const bill = (usage: number) => ({
  due_now: 2900 + usage,
  currency: 'eur',
  lines: [
    { ...nothing, kind: 'fee' as const, amount: 2900, plan: 'monthly_metered' },
    { ...nothing, kind: 'usage' as const, amount: usage, plan: 'monthly_metered' },
  ],
  quote: sampleQuote,
});

export const Offered: Story = { args: { id: 41 } };
export const DeletionRefused: Story = {
  ...Offered,
  parameters: { api: { 'accounts.remove': refused('payment_provider_failed') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.profile_delete }));
    await press(canvas, userEvent);
    await findNotice(it.payment_provider_failed);
    await expect(server().asked('accounts.remove')).toEqual([{ id: 41, quote: sampleQuote }]);
  },
};
/** A metered plan ends with a bill, which is shown before the confirmation. */
export const WithALastBill: Story = {
  ...Offered,
  parameters: { api: { 'billing.lastBill': () => bill(150) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.profile_delete }));
    await expect(await canvas.findByRole('row', { name: /Da pagare 30,50/ })).toBeVisible();
  },
};
export const WithALastBillDark: Story = { ...WithALastBill, globals: { theme: 'dark' } };
/**
 * A search was charged in the meantime. Nothing is deleted, the difference is highlighted, and the
 * next click confirms.
 */
export const LastBillChanged: Story = {
  ...Offered,
  parameters: {
    api: {
      'billing.lastBill': () => bill(150),
      'accounts.remove': sequence(
        refused('quote_changed', { data: { last_bill: { ...bill(155), quote: 'new' } } }),
        () => ({ success: true, message: 'ok' as const }),
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await WithALastBill.play?.({ canvas, userEvent } as Play);
    await press(canvas, userEvent);
    await expect(await canvas.findByText(it.quote_changed)).toBeVisible();
    await expect(canvas.getAllByRole('deletion').at(-1)).toHaveTextContent(/30,50/);
    await expect(canvas.getAllByRole('insertion').at(-1)).toHaveTextContent(/30,55/);
    await expect(canvas.getByRole('alertdialog')).toBeVisible();
    await expect(server().asked('accounts.remove')).toHaveLength(1);
  },
};
