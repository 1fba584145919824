import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { findNotice } from '../../testing/screen-story.tsx';
import { ownPage, server } from '../../testing/story-server.ts';
import { AlertMails } from './alert-list.tsx';

const meta = {
  title: 'Features/Alerts/AlertMails',
  component: AlertMails,
  parameters: ownPage,
  args: { mails: 'daily' },
  argTypes: { mails: { control: 'inline-radio', options: ['daily', 'weekly', 'off'] } },
} satisfies Meta<typeof AlertMails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Daily: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: it.alerts_mails }), 'weekly');
    await findNotice(it.alerts_mails_saved);
    await expect(server().asked('alerts.settings')).toEqual([{ mails: 'weekly' }]);
  },
};
export const Off: Story = { args: { mails: 'off' } };
