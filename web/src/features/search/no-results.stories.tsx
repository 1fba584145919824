import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ownPage } from '../../testing/story-server.ts';
import { NoResults } from './no-results.tsx';
import { ask } from './question.ts';

const meta = {
  title: 'Features/Search/NoResults',
  component: NoResults,
  parameters: ownPage,
  args: { question: ask('caduta su marciapiede ghiacciato'), references: [], onShow: fn() },
} satisfies Meta<typeof NoResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralWords: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.search_among_sentenza }));
    await expect(args.onShow).toHaveBeenCalledWith(ask('caduta su marciapiede ghiacciato', 'sentenza'));
  },
};
export const OneWord: Story = { args: { question: ask('zzqwxk', 'sentenza') } };
export const Quotes: Story = {
  args: { question: ask('"danno tanatologico  iure proprio"') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.search_without_quotes }));
    await expect(args.onShow).toHaveBeenCalledWith(ask('danno tanatologico iure proprio'));
  },
};
/** No advice on words to somebody who named a ruling. */
export const Reference: Story = {
  args: {
    question: ask('Cass. n. 999999/2019'),
    references: [{ label: 'Cass. n. 999999/2019', kind: 'ruling', found: false }],
  },
};
export const WithFilters: Story = {
  args: { question: { ...ask('danno'), years: [2003] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.search_reset_filters }));
    await expect(args.onShow).toHaveBeenCalledWith(ask('danno'));
  },
};
