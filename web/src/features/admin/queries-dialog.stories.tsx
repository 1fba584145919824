import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { administrator, sampleAccount, sampleAccounts } from '../../testing/samples/accounts.ts';
import { findNotice } from '../../testing/screen-story.tsx';
import { ownPage, server } from '../../testing/story-server.ts';
import { QueriesDialog } from './queries-dialog.tsx';

const meta = {
  title: 'Features/Admin/QueriesDialog',
  component: QueriesDialog,
  parameters: { ...ownPage, account: administrator() },
} satisfies Meta<typeof QueriesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const longest = sampleAccounts()[4]!;

export const Limited: Story = { args: { accounts: [longest], onClose: fn() } };
export const NoNumber: Story = {
  ...Limited,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: it.admin_queries_count }), 'dieci');
    await canvas.findByText(it.signup_queries_must_be_number);
  },
};
export const WithoutLimit: Story = {
  args: { accounts: [sampleAccount({ plan_queries: -1 })], onClose: fn() },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: it.admin_queries_count })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: it.admin_queries_reset }));
    await findNotice(it.queries_reset);
    await expect(server().asked('accounts.addQueries')).toMatchObject([{ count: 0 }]);
  },
};
