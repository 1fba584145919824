import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleEvents } from '../../testing/samples/alerts.ts';
import { ownPage } from '../../testing/story-server.ts';
import { AlertEvents } from './alert-events.tsx';

const meta = {
  title: 'Features/Alerts/AlertEvents',
  component: AlertEvents,
  parameters: ownPage,
  args: { events: sampleEvents(), targetId: '' },
} satisfies Meta<typeof AlertEvents>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All kinds of events, with their wording and links to the article and the ruling. */
export const Everything: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/dichiarato illegittimo in parte/);
    await canvas.findByText(/nella parte in cui esclude/);
    await expect(
      canvas.getAllByRole('link', { name: new RegExp(`^${it.alerts_event_article}`) })[0],
    ).toHaveAttribute('href', '/provisions/l%3A1999%3A9991%3A3');
    await canvas.findByText(/citata dalle Sez\.\sUn\./);
    await canvas.findByText(/ritirata dalla fonte/);
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
