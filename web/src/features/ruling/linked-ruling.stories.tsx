import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { sequence, refused } from '../../testing/answers/types.ts';
import { sampleResult } from '../../testing/sample-result.ts';
import { LinkedRuling } from './linked-ruling.tsx';
import { RulingCard } from './ruling-card.tsx';

const meta = {
  title: 'Ruling/LinkedRuling',
  component: LinkedRuling,
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
  args: {
    from: 'cass-12027',
    rulingId: 'cass-2482',
    onClose: fn(),
    onSearch: fn(),
    renderCard: (props) => <RulingCard {...props} />,
  },
} satisfies Meta<typeof LinkedRuling>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('article');
    await userEvent.click(screen.getByRole('button', { name: it.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Limited: Story = {
  parameters: {
    api: { 'rulings.linked': () => ({ results: [sampleResult()], limited: true as const }) },
  },
  play: async () => {
    await expect(await screen.findByText(it.principles_limited)).toBeVisible();
  },
};
export const NoPrinciples: Story = {
  parameters: { api: { 'rulings.linked': () => ({ results: [] }) } },
  play: async () => {
    await screen.findByText(it.linked_no_principles);
  },
};
export const FailedOnce: Story = {
  parameters: {
    api: {
      'rulings.linked': sequence(refused('service_unavailable'), () => ({ results: [sampleResult()] })),
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: it.retry }));
    await screen.findByRole('article');
  },
};
export const TooMany: Story = {
  parameters: { api: { 'rulings.linked': refused('too_many_attempts') } },
  play: async () => {
    await screen.findByText(it.too_many_attempts);
  },
};
export const OnAPhone: Story = { ...Shown, globals: { viewport: { value: 'w320' } } };
