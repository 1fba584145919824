import { Switch, type SwitchProps } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useText } from '../lib/i18n.tsx';

/** For settings that apply immediately. Use a checkbox for a value that a form saves. */
const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: '', description: '', disabled: false, defaultChecked: false },
  render: function Render(args: SwitchProps) {
    const { t } = useText();
    // The initial value is read once.
    return <Switch key={`${args.defaultChecked}`} {...args} label={args.label || t('menu_history')} />;
  },
} satisfies Meta<SwitchProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
    await userEvent.keyboard(' ');
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
