import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IconButton } from '../../components/icon-button.tsx';
import { sampleResult } from '../../testing/sample-result.ts';
import { daysFromNow } from '../../testing/samples/days.ts';
import { ownPage } from '../../testing/story-server.ts';
import { AlertNewsList } from './alert-news.tsx';

const matches = ['demo-1-m1', 'demo-2-m1'].map((id_new) => ({
  result: sampleResult({ id_new }),
  foundAt: daysFromNow(-1),
}));

const meta = {
  title: 'Features/Alerts/AlertNewsList',
  component: AlertNewsList,
  parameters: ownPage,
  args: {
    matches,
    query: 'danno da cose in custodia',
    targetId: '',
    limited: undefined,
    hasMore: false,
    isLoadingMore: false,
    onMore: fn(),
    onSearch: fn(),
    renderActions: () => <IconButton icon="bookmark" label={it.save} />,
  },
  argTypes: { limited: { control: 'inline-radio', options: [undefined, true] } },
} satisfies Meta<typeof AlertNewsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvas }) => expect(await canvas.findAllByText(/^Trovata (?:il |l’)/)).toHaveLength(2),
};
export const None: Story = {
  args: { matches: [] },
  play: async ({ canvas }) => expect(await canvas.findByText(it.alerts_news_none)).toBeVisible(),
};
export const More: Story = {
  args: { hasMore: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.alerts_more }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const LoadingMore: Story = { args: { hasMore: true, isLoadingMore: true } };
/** The daily limit hides the remaining matches until tomorrow. */
export const Limited: Story = {
  args: { limited: true },
  play: async ({ canvas }) => expect(await canvas.findByText(it.principles_limited)).toBeVisible(),
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
