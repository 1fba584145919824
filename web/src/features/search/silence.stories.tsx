import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleReceipt } from '../../testing/samples/receipt.ts';
import { sampleAnswer } from '../../testing/samples/rulings.ts';
import { ownPage } from '../../testing/story-server.ts';
import { newSearchState } from './search-state.ts';
import { Silence } from './silence.tsx';

const question = newSearchState('il vicino ha messo una telecamera');
const { search: _none, ...facts } = sampleAnswer({
  silent_on: ['telecamera'],
  near_total: 40,
  total: 0,
  charged: false,
}).data;
const withNext = (next: { free: boolean; amount: number | null }, left: number | null) => ({
  ...facts,
  receipt: sampleReceipt({ searches_left: left, next_search: { ...next, currency: 'eur' } }),
});

const meta = {
  title: 'Features/Search/Silence',
  component: Silence,
  parameters: ownPage,
  args: {
    question,
    facts: withNext({ free: true, amount: 0 }, 12),
    onShow: fn(),
  },
} satisfies Meta<typeof Silence>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The nearest results are folded; the button states the price. */
export const IncludedInThePlan: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: 'Mostra 40 risultati vicini: consuma una ricerca',
        expanded: false,
      }),
    );
    await expect(args.onShow).toHaveBeenCalledWith({ ...question, near: true });
  },
};
export const ByUse: Story = {
  args: { facts: withNext({ free: false, amount: 5 }, 0) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /costa 0,05/ });
  },
};
/** Offers nothing that the plan does not allow. */
export const UsedUp: Story = {
  args: { facts: withNext({ free: false, amount: null }, 0) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await canvas.findByRole('link', { name: it.search_blocked_subscription });
  },
};
export const WithoutALimit: Story = {
  args: { facts: withNext({ free: true, amount: 0 }, null) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Mostra 40 risultati vicini' });
  },
};
export const PaidAlready: Story = {
  args: { facts: { ...withNext({ free: false, amount: 5 }, 0), near_is_paid: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Mostra 40 risultati vicini' });
  },
};
export const NothingNear: Story = {
  args: { facts: { ...facts, near_total: 0 } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Nessun risultato contiene questa parola/);
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
export const English: Story = { globals: { locale: 'en', theme: 'dark' } };
