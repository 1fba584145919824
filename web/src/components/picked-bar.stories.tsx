import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mantine/core';
import { useText } from '../lib/i18n.tsx';
import { PickedBar } from './picked-bar.tsx';

const meta = {
  title: 'Components/PickedBar',
  component: PickedBar,
  args: { label: '', count: '', clearLabel: '', onClear: () => {}, children: null },
  render: function Render() {
    const { t } = useText();
    return (
      <PickedBar
        label={t('picks')}
        count={t('picks_count', { count: 3 })}
        clearLabel={t('picks_clear')}
        onClear={() => {}}
      >
        <Button size="sm">{t('save')}</Button>
        <Button size="sm" variant="default">
          {t('picks_copy')}
        </Button>
      </PickedBar>
    );
  },
} satisfies Meta<typeof PickedBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
