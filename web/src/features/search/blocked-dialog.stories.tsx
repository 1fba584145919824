import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ownPage } from '../../testing/story-server.ts';
import { BlockedDialog } from './blocked-dialog.tsx';

const meta = {
  title: 'Features/Search/BlockedDialog',
  component: BlockedDialog,
  parameters: ownPage,
} satisfies Meta<typeof BlockedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoQueriesLeft: Story = {
  args: { reason: 'subscription_no_queries', subscriptionPath: '/subscription', onClose: fn() },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alertdialog')).toHaveTextContent(it.subscription_no_queries),
};
export const English: Story = { ...NoQueriesLeft, globals: { locale: 'en' }, play: async () => {} };
