import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { administrator, sampleAccounts } from '../../testing/samples/accounts.ts';
import { phone } from '../../testing/screen-story.tsx';
import { ownPage } from '../../testing/story-server.ts';
import { AccountsTable } from './accounts-table.tsx';

const meta = {
  title: 'Features/Admin/AccountsTable',
  component: AccountsTable,
  parameters: { ...ownPage, account: administrator() },
  args: {
    accounts: sampleAccounts(),
    sort: 'surname',
    order: 'ASC',
    picked: sampleAccounts().slice(1, 3),
    planName: (plan) => (plan === 'yearly' ? 'Annuale' : 'Mensile'),
    onSort: fn(),
    onDelete: fn(),
    onQueries: fn(),
    onPick: fn(),
  },
} satisfies Meta<typeof AccountsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('columnheader', { name: /Cognome/ })).toHaveAttribute('aria-sort', 'ascending'),
};
export const Dark: Story = { ...Whole, globals: { theme: 'dark' } };
/** Longest names, without a space. The buttons of all rows stay in place. */
export const LongestNames: Story = {
  args: {
    accounts: sampleAccounts().map((account, nth) =>
      nth === 0 ? { ...account, name: 'Massimiliana'.repeat(8), surname: 'w'.repeat(100) } : account,
    ),
  },
  play: ({ canvas }) => {
    const { right } = canvas.getByRole('table').getBoundingClientRect();
    return expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const LongestNamesOnAPhone: Story = { ...LongestNames, globals: phone };
export const English: Story = {
  ...Whole,
  globals: { locale: 'en' },
  play: ({ canvas }) => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5),
};
