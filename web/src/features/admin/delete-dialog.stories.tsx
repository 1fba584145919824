import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { administrator, sampleAccounts } from '../../testing/samples/accounts.ts';
import { ownPage } from '../../testing/story-server.ts';
import { DeleteDialog } from './delete-dialog.tsx';

const meta = {
  title: 'Features/Admin/DeleteDialog',
  component: DeleteDialog,
  parameters: { ...ownPage, account: administrator() },
} satisfies Meta<typeof DeleteDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const longest = sampleAccounts()[4]!;

export const Asking: Story = { args: { account: longest, onClose: fn() } };
export const Dark: Story = { ...Asking, globals: { theme: 'dark' } };
