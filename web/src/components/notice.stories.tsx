import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useText } from '../lib/i18n.tsx';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { children: null },
  render: function Render(args) {
    const { t } = useText();
    return <Notice {...args}>{args.children ?? t('connection_lost')}</Notice>;
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { play: ({ canvas }) => expect(canvas.getByRole('status')).toBeVisible() };
export const Warning: Story = { args: { tone: 'warning' } };
/** Interrupts screen readers, so it is for urgent messages only. */
export const Urgent: Story = {
  args: { tone: 'error', urgent: true },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toBeVisible(),
};

function WithRetry() {
  const { t } = useText();
  return (
    <>
      <p>{t('connection_lost')}</p>
      <Button variant="default" size="compact-md">
        {t('retry')}
      </Button>
    </>
  );
}
export const WithAWayOut: Story = { args: { tone: 'error', children: <WithRetry /> } };
export const OnAPhone: Story = { ...WithAWayOut, globals: { viewport: { value: 'w320' } } };
export const InfoInTheDark: Story = { globals: { theme: 'dark' } };
export const WarningInTheDark: Story = { ...Warning, globals: { theme: 'dark' } };
export const UrgentInTheDark: Story = { ...Urgent, globals: { theme: 'dark' } };
