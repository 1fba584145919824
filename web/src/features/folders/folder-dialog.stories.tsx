import type { Meta, StoryObj } from '@storybook/react-vite';
import { it } from '@massima/contract/messages/it';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleFolders } from '../../testing/samples/folders.ts';
import { ownPage, server } from '../../testing/story-server.ts';
import { FolderDialog } from './folder-dialog.tsx';

const meta = {
  title: 'Features/Folders/FolderDialog',
  component: FolderDialog,
  parameters: ownPage,
} satisfies Meta<typeof FolderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const longest = sampleFolders()[3]!;

export const Create: Story = { args: { onClose: fn() } };
/** Enter in the name moves to a missing field, or saves if none is missing. */
export const EnterAfterTheName: Story = {
  ...Create,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: it.folder_name });
    await userEvent.type(name, 'Causa Verdi{Enter}');
    const description = canvas.getByRole('textbox', { name: it.folder_description });
    await expect(description).toHaveFocus();
    await canvas.findByText(it.folder_description_needed);
    await userEvent.type(description, 'Sinistro stradale');
    await userEvent.type(name, '{Enter}');
    await waitFor(() =>
      expect(server().asked('projects.create')).toEqual([
        { name: 'Causa Verdi', description: 'Sinistro stradale' },
      ]),
    );
  },
};
export const Edit: Story = { args: { folder: longest, onClose: fn() } };
export const EditDark: Story = { ...Edit, globals: { theme: 'dark' } };
