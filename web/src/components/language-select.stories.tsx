import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LanguageSelect } from './language-select.tsx';

const meta = {
  title: 'Components/LanguageSelect',
  component: LanguageSelect,
  // Has no props: the language is the page's, which the toolbar sets.
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof LanguageSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Italian: Story = {};
export const English: Story = { globals: { locale: 'en' } };
/** Colour is not the only sign of the selection, and the group's name follows the language. */
export const Switched: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Lingua' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await expect(canvas.getByRole('group', { name: 'Language' })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('lang', 'en');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
