import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleAnswer } from '../../testing/samples/rulings.ts';
import type { AnswerMeta } from './cached-answer.ts';
import { QuestionLimit, TrialLeft } from './question-limit.tsx';

const { search: _, ...response } = sampleAnswer().data;

const facts = (
  results: number,
  next_search: { free: boolean; amount: number | null },
  limited?: 'question',
): AnswerMeta => ({
  ...response,
  ...(limited && { limited }),
  opened: { results, most: 400 },
  receipt: {
    charged: false,
    searches_left: next_search.free ? 37 : 0,
    next_search: { ...next_search, currency: 'eur' },
    until: null,
  },
});

const meta = {
  title: 'Features/Search/QuestionLimit',
  component: QuestionLimit,
  args: { facts: facts(400, { free: true, amount: 0 }, 'question'), isLoading: false, onGoOn: fn() },
} satisfies Meta<typeof QuestionLimit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reached: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /consuma una ricerca/ }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
};

export const ReachedPastThePlan: Story = {
  args: { facts: facts(400, { free: false, amount: 5 }, 'question') },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: /costa 0,05/ })).toBeVisible(),
};

export const ReachedAndNothingLeft: Story = {
  args: { facts: facts(400, { free: false, amount: null }, 'question') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};

export const OfATrialSoon: Story = {
  render: () => <TrialLeft left={12} />,
  play: ({ canvas }) => expect(canvas.getByText(/mostra ancora 12 risultati nuovi/)).toBeVisible(),
};
export const OfATrialReached: Story = {
  render: () => <TrialLeft left={0} />,
  play: ({ canvas }) => expect(canvas.getByText(/ha mostrato tutti i risultati previsti/)).toBeVisible(),
};

/** Shown before the limit is reached. */
export const Soon: Story = {
  args: { facts: facts(350, { free: true, amount: 0 }) },
  play: ({ canvas }) => expect(canvas.getByText(/ancora 50 risultati|vedere ancora 50/)).toBeVisible(),
};
