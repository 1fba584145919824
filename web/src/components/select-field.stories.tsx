import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useText } from '../lib/i18n.tsx';
import { SelectField } from './select-field.tsx';

const meta = {
  title: 'Components/SelectField',
  component: SelectField,
  args: { label: '', value: 'folders', options: [], onChange: fn() },
  render: function Render(args) {
    const { t } = useText();
    const options = [
      { value: 'folders', text: t('menu_folders') },
      { value: 'history', text: t('menu_history') },
      { value: 'long', text: t('verify_gate_resend') },
    ];
    return <SelectField {...args} label={args.label || t('menu_title')} options={options} />;
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Menu' }), 'history');
    await expect(args.onChange).toHaveBeenLastCalledWith('history');
  },
};
export const LongChoice: Story = { args: { value: 'long' } };
export const LongChoiceOnAPhone: Story = { ...LongChoice, globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
