import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { findNotice, phone } from '../../testing/screen-story.tsx';
import { ownPage, server } from '../../testing/story-server.ts';
import { AlertFeed } from './alert-feed.tsx';

const meta = {
  title: 'Features/Alerts/AlertFeed',
  component: AlertFeed,
  parameters: ownPage,
  args: { id: 7 },
} satisfies Meta<typeof AlertFeed>;
export default meta;
type Story = StoryObj<typeof meta>;

const active = {
  api: {
    'alerts.feeds': () => ({
      feeds: [{ alert_id: 7, name: 'Causa Rossi', created_at: '2025-11-08T09:00:00.000Z' }],
    }),
  },
};

export const None: Story = {
  play: async ({ canvas }) => void (await canvas.findByText(it.alert_feed_text)),
};
/** Names the feed, then shows its address once. */
export const Made: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.alert_feed_make }));
    const dialog = within(await canvas.findByRole('dialog', { name: it.alert_feed_make }));
    await userEvent.type(dialog.getByRole('textbox', { name: it.alert_feed_name }), 'Causa Rossi{Enter}');
    await canvas.findByText(/\/feeds\/indirizzo/);
    await expect(server().asked('alerts.makeFeed')).toEqual([{ id: 7, name: 'Causa Rossi' }]);
  },
};
export const Active: Story = {
  parameters: active,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.alert_feed_end }));
    await findNotice(it.alert_feed_ended);
    await expect(server().asked('alerts.endFeed')).toEqual([{ id: 7 }]);
  },
};
export const ActiveDark: Story = { parameters: active, globals: { theme: 'dark' } };
export const ActiveOnAPhone: Story = { parameters: active, globals: phone };
