import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { useText } from '../lib/i18n.tsx';
import { TabList } from './tab-list.tsx';

const meta = {
  title: 'Components/TabList',
  component: TabList,
  args: { label: '', tabs: [], value: 'folders', onChange: fn(), panel: 'panel' },
  render: function Render(args) {
    const { t } = useText();
    const [value, setValue] = useState(args.value);
    const tabs = [
      { value: 'folders', label: t('menu_folders') },
      { value: 'history', label: t('menu_history') },
      { value: 'subscription', label: t('menu_subscription') },
    ];
    const choose = (next: string) => {
      args.onChange(next);
      setValue(next);
    };
    return (
      <>
        <TabList {...args} label={t('menu_title')} tabs={tabs} value={value} onChange={choose} />
        <div id="panel" role="tabpanel" aria-label={tabs.find((tab) => tab.value === value)?.label ?? ''}>
          <p>{t('promise_text')}</p>
        </div>
      </>
    );
  },
} satisfies Meta<typeof TabList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
/** One stop for the Tab key; arrows move, only a press chooses. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Cartelle' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Cronologia' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tab', { name: 'Cronologia' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Cartelle' })).toHaveFocus();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
