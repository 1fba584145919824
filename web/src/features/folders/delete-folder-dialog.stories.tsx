import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { refused } from '../../testing/answers/types.ts';
import { sampleFolders } from '../../testing/samples/folders.ts';
import { findNotice } from '../../testing/screen-story.tsx';
import { ownPage } from '../../testing/story-server.ts';
import { DeleteFolderDialog } from './delete-folder-dialog.tsx';

const meta = {
  title: 'Features/Folders/DeleteFolderDialog',
  component: DeleteFolderDialog,
  parameters: ownPage,
} satisfies Meta<typeof DeleteFolderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const folder = sampleFolders()[0]!;
const longest = sampleFolders()[3]!;

export const Asking: Story = { args: { folder: longest, onClose: fn() } };
export const Refused: Story = {
  args: { folder, onClose: fn() },
  parameters: { api: { 'projects.remove': refused('unknown_error') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.folder_delete_confirm }));
    await findNotice(new RegExp(it.error_deleting));
  },
};
