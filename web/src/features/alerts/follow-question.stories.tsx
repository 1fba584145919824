import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { refused } from '../../testing/answers/types.ts';
import { findNotice } from '../../testing/screen-story.tsx';
import { ownPage, server } from '../../testing/story-server.ts';
import { FollowQuestion } from './follow-question.tsx';

const meta = {
  title: 'Features/Alerts/FollowQuestion',
  component: FollowQuestion,
  parameters: ownPage,
  args: { question: { query: 'usucapione', filters: { selectedType: 'massima' } } },
} satisfies Meta<typeof FollowQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.alerts_follow_label }));
    await canvas.findByRole('button', { name: it.alerts_unfollow_label, pressed: true });
    await expect(server().asked('alerts.create')).toMatchObject([args]);
  },
};
export const Refused: Story = {
  parameters: { api: { 'alerts.create': refused('alerts_full') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.alerts_follow_label }));
    await findNotice(it.alerts_full);
    await canvas.findByRole('button', { name: it.alerts_follow_label, pressed: false });
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
