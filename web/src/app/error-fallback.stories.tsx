import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ownPage } from '../testing/story-server.ts';
import { ErrorFallback } from './providers.tsx';

function Broken(): never {
  throw new Error('A screen that cannot be drawn');
}

const meta = {
  title: 'Screens/Error',
  component: ErrorFallback,
  parameters: { layout: 'fullscreen', ...ownPage },
  args: { children: <Broken /> },
} satisfies Meta<typeof ErrorFallback>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Broke: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alertdialog', { name: it.generic_fail_message })).toBeVisible();
    await expect(canvas.getByRole('button', { name: it.error_fallback_back })).toHaveFocus();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
