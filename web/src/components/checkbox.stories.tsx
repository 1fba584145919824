import { Checkbox, type CheckboxProps } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useText } from '../lib/i18n.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: '', description: '', disabled: false, indeterminate: false, defaultChecked: false },
  render: function Render(args: CheckboxProps) {
    const { t } = useText();
    // The initial value is read once.
    return (
      <Checkbox key={`${args.defaultChecked}`} {...args} label={args.label || t('admin_verified_field')} />
    );
  },
} satisfies Meta<CheckboxProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('E-mail verificata'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};
export const On: Story = { args: { defaultChecked: true } };
/** Some of the items in a list are selected. */
export const Some: Story = { args: { indeterminate: true } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const WithHint: Story = {
  render: function Render(args: CheckboxProps) {
    const { t } = useText();
    return (
      <Checkbox
        {...args}
        label={args.label || t('admin_disabled_field')}
        description={args.description || t('admin_created_hint')}
      />
    );
  },
};
