import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleFolders } from '../../testing/samples/folders.ts';
import { ownPage } from '../../testing/story-server.ts';
import { FolderDialog } from './folder-dialog.tsx';

const meta = {
  title: 'Features/Folders/FolderDialog',
  component: FolderDialog,
  parameters: ownPage,
} satisfies Meta;
export default meta;
type Story = StoryObj;

const longest = sampleFolders()[3]!;

export const Create: Story = { render: () => <FolderDialog onClose={fn()} /> };
export const Edit: Story = { render: () => <FolderDialog folder={longest} onClose={fn()} /> };
export const EditDark: Story = { ...Edit, globals: { theme: 'dark' } };
