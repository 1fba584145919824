import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { useText } from '../lib/i18n.tsx';
import { PopoverMenu } from './popover-menu.tsx';

const onSelect = fn();

const meta = {
  title: 'Components/PopoverMenu',
  component: PopoverMenu,
  args: { icon: 'user', label: '', choices: [] },
  // Opens to the left, because the button is at the right end of a row.
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', alignItems: 'start', minHeight: '14rem' }}>
        <Story />
      </div>
    ),
  ],
  render: function Render(args) {
    const { t } = useText();
    const choices = args.choices.length
      ? args.choices
      : [
          { label: t('menu_profile'), icon: 'user' as const, onSelect: () => onSelect('profile') },
          { label: t('menu_subscription'), icon: 'card' as const, onSelect: () => onSelect('card') },
          { label: t('logout'), icon: 'logout' as const, onSelect: () => onSelect('logout') },
        ];
    return <PopoverMenu {...args} label={args.label || t('menu_title')} choices={choices} />;
  },
} satisfies Meta<typeof PopoverMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Profilo' })).toHaveFocus());
  },
};
/** Arrow keys cycle, Home and End move to the ends, Escape closes and returns the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    onSelect.mockClear();
    const button = canvas.getByRole('button', { name: 'Menu' });
    button.focus();
    await userEvent.keyboard('{Enter}{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Esci' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Profilo' })).toHaveFocus();
    await userEvent.keyboard('{End}{Home}{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(onSelect).toHaveBeenLastCalledWith('card');
  },
};
export const ClosedByAPressOutside: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(canvasElement);
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};
export const LongChoices: Story = {
  ...Open,
  args: {
    choices: [
      { label: 'Corte di giustizia tributaria di secondo grado del Friuli-Venezia Giulia', onSelect: fn() },
      { label: 'Tribunale superiore delle acque pubbliche', onSelect: fn() },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
  },
};
export const LongChoicesOnAPhone: Story = { ...LongChoices, globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
