import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useText } from '../lib/i18n.tsx';
import { SortButton } from './sort-button.tsx';

const meta = {
  title: 'Components/SortButton',
  component: SortButton,
  args: { text: '', label: '', order: undefined, onSort: fn() },
  render: function Render(args) {
    const { t } = useText();
    const text = args.text || t('admin_surname');
    return <SortButton {...args} text={text} label={args.label || t('admin_sort', { column: text })} />;
  },
} satisfies Meta<typeof SortButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByAnother: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cognome: ordina' }));
    await expect(args.onSort).toHaveBeenCalledOnce();
  },
};
export const Ascending: Story = { args: { order: 'ASC' } };
export const Descending: Story = { args: { order: 'DESC' } };
