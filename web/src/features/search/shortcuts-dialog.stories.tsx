import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ownPage } from '../../testing/story-server.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

const meta = {
  title: 'Features/Search/ShortcutsDialog',
  component: ShortcutsDialog,
  parameters: ownPage,
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Open: Story = { render: () => <ShortcutsDialog onClose={fn()} /> };
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
