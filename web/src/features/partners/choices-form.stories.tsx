import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChoicesForm } from './choices-form.tsx';
import { firstChoices } from './snippet.ts';

const meta = {
  title: 'Features/Partners/ChoicesForm',
  component: ChoicesForm,
  args: { choices: firstChoices, onChange: fn() },
} satisfies Meta<typeof ChoicesForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const PaleAccent: Story = {
  args: { choices: { ...firstChoices, accent: 'ffee00' } },
  play: async ({ canvas }) => void (await canvas.findByText(it.partners_accent_moved)),
};
export const NoColour: Story = {
  args: { choices: { ...firstChoices, accent: 'verde' } },
  play: async ({ canvas }) => void (await canvas.findByText(it.partners_accent_wrong)),
};
