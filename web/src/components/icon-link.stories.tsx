import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useText } from '../lib/i18n.tsx';
import { IconLink } from './icon-link.tsx';

const meta = {
  title: 'Components/IconLink',
  component: IconLink,
  args: { icon: 'search', label: '', to: '/' },
  render: function Render(args) {
    const { t } = useText();
    return <IconLink {...args} label={args.label || t('menu_search')} />;
  },
} satisfies Meta<typeof IconLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Ricerca' })).toHaveAttribute('href', '/'),
};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
