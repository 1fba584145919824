import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mantine/core';
import { useText } from '../lib/i18n.tsx';
import { ListBar } from './list-bar.tsx';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Components/ListBar',
  component: ListBar,
  args: { children: null },
  render: function Render() {
    const { t } = useText();
    return (
      <ListBar>
        <SearchField label={t('menu_search')} value="" settleMs={0} onSettled={() => {}} />
        <Button variant="default">{t('export_csv')}</Button>
      </ListBar>
    );
  },
} satisfies Meta<typeof ListBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
