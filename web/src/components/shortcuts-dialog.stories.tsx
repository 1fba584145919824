import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ownPage } from '../testing/story-server.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

const meta = {
  title: 'Components/ShortcutsDialog',
  component: ShortcutsDialog,
  parameters: ownPage,
  args: { of: 'search', onClose: fn() },
} satisfies Meta<typeof ShortcutsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const screens = async (canvas: { findByRole: (role: string) => Promise<HTMLElement> }) =>
  within(await canvas.findByRole('dialog'))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

export const OfSearch: Story = {
  play: async ({ canvas }) => {
    await expect(await screens(canvas)).toEqual([
      it.shortcuts_search,
      it.shortcuts_ruling,
      it.shortcuts_folder,
      it.shortcuts_everywhere,
    ]);
  },
};
/** The keys of the current screen come first. */
export const OfARuling: Story = {
  args: { of: 'ruling' },
  play: async ({ canvas }) => {
    await expect((await screens(canvas))[0]).toBe(it.shortcuts_ruling);
  },
};
export const OfAFolder: Story = {
  args: { of: 'folder' },
  play: async ({ canvas }) => {
    await expect((await screens(canvas))[0]).toBe(it.shortcuts_folder);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
