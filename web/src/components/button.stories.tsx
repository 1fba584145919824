import { Button, type ButtonProps } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useText } from '../lib/i18n.tsx';

/**
 * Mantine's button in the theme. Use one filled button per screen, for its main action, and red for
 * permanent actions.
 */
const meta = {
  title: 'Components/Button',
  component: Button,
  args: { onClick: fn() },
  render: function Render(args: ButtonProps & { onClick: () => void }) {
    const { t } = useText();
    return <Button {...args}>{t('save')}</Button>;
  },
} satisfies Meta<ButtonProps & { onClick: () => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Main: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Salva' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Other: Story = { args: { variant: 'default' } };
export const Quiet: Story = { args: { variant: 'subtle' } };
export const ForGood: Story = { args: { color: 'red' } };
export const Small: Story = { args: { variant: 'default', size: 'compact-sm' } };
export const Disabled: Story = { args: { disabled: true } };
/** A second click is ignored while the first is pending. */
export const Busy: Story = {
  args: { loading: true },
  play: ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};
/**
 * Side by side and wrapping, as at the bottom of a form. A link with the look of a button leads to
 * another screen.
 */
export const Several: Story = {
  render: function Render() {
    const { t } = useText();
    return (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
        <Button>{t('leave_stay')}</Button>
        <Button variant="default">{t('cancel')}</Button>
        <Button color="red">{t('leave_confirm')}</Button>
        <Button component="a" href="#there" variant="default">
          {t('menu_folders')}
        </Button>
      </div>
    );
  },
};
