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
} satisfies Meta;
export default meta;
type Story = StoryObj;

const planName = (plan: string) => (plan === 'yearly' ? 'Annuale' : 'Mensile');

const table = (accounts: ReturnType<typeof sampleAccounts>) => (
  <AccountsTable
    accounts={accounts}
    sort="surname"
    order="ASC"
    onSort={fn()}
    onDelete={fn()}
    onQueries={fn()}
    picked={accounts.slice(1, 3)}
    onPick={fn()}
    planName={planName}
  />
);

export const Whole: Story = {
  render: () => table(sampleAccounts()),
  play: ({ canvas }) =>
    expect(canvas.getByRole('columnheader', { name: /Cognome/ })).toHaveAttribute('aria-sort', 'ascending'),
};
export const Dark: Story = { ...Whole, globals: { theme: 'dark' } };
/** As long as a name may be, and in one word: the buttons of all rows stay where they are. */
export const LongestNames: Story = {
  render: () =>
    table(
      sampleAccounts().map((account, nth) =>
        nth === 0 ? { ...account, name: 'Massimiliana'.repeat(8), surname: 'w'.repeat(100) } : account,
      ),
    ),
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
