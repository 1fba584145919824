import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ownPage, server } from '../../testing/story-server.ts';
import { FollowRuling } from './follow-ruling.tsx';

const meta = {
  title: 'Features/Alerts/FollowRuling',
  component: FollowRuling,
  parameters: ownPage,
  args: { id: 'cass-12027-m1' },
} satisfies Meta<typeof FollowRuling>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.alerts_follow_ruling }));
    await expect(server().asked('alerts.create')).toEqual([{ id_new: args.id }]);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
