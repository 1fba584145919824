import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { administrator, sampleAccounts } from '../../testing/samples/accounts.ts';
import { ownPage } from '../../testing/story-server.ts';
import { AccountsTable } from './accounts-table.tsx';

const meta = {
  title: 'Features/Admin/AccountsTable',
  component: AccountsTable,
  parameters: { ...ownPage, account: administrator() },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const planName = (plan: string) => (plan === 'yearly' ? 'Annuale' : 'Mensile');

export const Whole: Story = {
  render: () => (
    <AccountsTable
      accounts={sampleAccounts()}
      sort="surname"
      order="ASC"
      onSort={fn()}
      onDelete={fn()}
      onQueries={fn()}
      picked={sampleAccounts().slice(1, 3)}
      onPick={fn()}
      planName={planName}
    />
  ),
  play: ({ canvas }) =>
    expect(canvas.getByRole('columnheader', { name: /Cognome/ })).toHaveAttribute('aria-sort', 'ascending'),
};
export const Dark: Story = { ...Whole, globals: { theme: 'dark' } };
export const English: Story = {
  ...Whole,
  globals: { locale: 'en' },
  play: ({ canvas }) => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5),
};
