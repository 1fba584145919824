import type { Meta, StoryObj } from '@storybook/react-vite';
import { useText } from '../lib/i18n.tsx';
import { Badge } from './badge.tsx';

/** The text is sufficient; the colour only repeats it. */
const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { tone: 'good', children: '' },
  render: function Render({ tone, children }) {
    const { t } = useText();
    return (
      <Badge tone={tone}>{children || t(tone === 'bad' ? 'admin_not_verified' : 'admin_is_verified')}</Badge>
    );
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {};
export const Bad: Story = { args: { tone: 'bad' } };
export const Plain: Story = { args: { tone: 'plain' } };
export const LongOnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  render: function Render() {
    const { t } = useText();
    return <Badge tone="plain">{t('admin_mail_choose_password')}</Badge>;
  },
};
