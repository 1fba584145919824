import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { refused } from '../../testing/answers/types.ts';
import { findNotice } from '../../testing/screen-story.tsx';
import { ownPage, server } from '../../testing/story-server.ts';
import { AccountActions } from './account-actions.tsx';

const meta = {
  title: 'Features/Profile/AccountActions',
  component: AccountActions,
  parameters: ownPage,
} satisfies Meta<typeof AccountActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = { args: { id: 41 } };
export const DeletionRefused: Story = {
  ...Offered,
  parameters: { api: { 'accounts.remove': refused('payment_provider_failed') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.profile_delete }));
    await userEvent.click(await canvas.findByRole('button', { name: it.profile_delete_confirm }));
    await findNotice(it.payment_provider_failed);
    await expect(server().asked('accounts.remove')).toEqual([{ id: 41 }]);
  },
};
