import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VerdictToggle } from './verdict-toggle.tsx';

const meta = {
  title: 'Ruling/VerdictToggle',
  component: VerdictToggle,
  args: { panel: 'panel', isOpen: false, isAvailable: true, onToggle: fn() },
  // Includes the panel that the toggle references.
  render: (args) => (
    <div style={{ paddingTop: '3rem' }}>
      <VerdictToggle {...args} />
      <div id="panel" />
    </div>
  ),
} satisfies Meta<typeof VerdictToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { expanded: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const Open: Story = { args: { isOpen: true } };
/** Focusable, so that keyboard users reach its explanation. */
export const NotYetAvailable: Story = {
  args: { isAvailable: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};
export const Dark: Story = { args: { isAvailable: false }, globals: { theme: 'dark' } };
