import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mantine/core';
import { expect, screen } from 'storybook/test';
import { useText } from '../lib/i18n.tsx';
import { toast } from '../lib/toast.ts';
import { SelectedBar } from './selected-bar.tsx';

const meta = {
  title: 'Components/SelectedBar',
  component: SelectedBar,
  args: { label: '', count: '', clearLabel: '', onClear: () => {}, children: null },
  render: function Render(args) {
    const { t } = useText();
    return (
      <SelectedBar
        {...args}
        label={args.label || t('picks')}
        count={args.count || t('picks_count', { count: 3 })}
        clearLabel={args.clearLabel || t('picks_clear')}
      >
        <Button size="sm">{t('save')}</Button>
        <Button size="sm" variant="default">
          {t('picks_copy')}
        </Button>
      </SelectedBar>
    );
  },
} satisfies Meta<typeof SelectedBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
/** Notices are above the bar, even if its actions take two lines. */
export const WithANotice: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    toast('Salvato in «Verdi».', { ms: 2 ** 31 - 1 });
    const notice = (await screen.findByText('Salvato in «Verdi».')).parentElement!;
    const bar = canvas.getByRole('region').getBoundingClientRect();
    // On a long page the bar is at the bottom of the window.
    await expect(innerHeight - notice.getBoundingClientRect().bottom).toBeGreaterThan(bar.height);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
