import type { Meta, StoryObj } from '@storybook/react-vite';
import { useText } from '../lib/i18n.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { art: 'empty-folder', children: null },
  render: function Render(args) {
    const { t } = useText();
    return (
      <EmptyState {...args}>
        <h2>{t('not_found_title')}</h2>
        <p>{t('not_found_text')}</p>
        <a href="/">{t('back_to_search')}</a>
      </EmptyState>
    );
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyFolder: Story = {};
export const NoResults: Story = { args: { art: 'no-results' } };
export const LostPage: Story = { args: { art: 'lost-page' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
