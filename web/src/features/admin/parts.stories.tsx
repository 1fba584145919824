import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { refused } from '../../testing/answers/types.ts';
import { administrator, sampleAccount, sampleAccounts } from '../../testing/samples/accounts.ts';
import { told } from '../../testing/screen-story.tsx';
import { ownPage, server } from '../../testing/story-server.ts';
import { emptyAccount, fieldsOf } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { AccountsTable } from './accounts-table.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ExportAccounts } from './export-accounts.tsx';
import { QueriesDialog } from './queries-dialog.tsx';

/** The pieces of the administrator's panel. */
const meta = {
  title: 'Features/Admin/Parts',
  parameters: { ...ownPage, account: administrator() },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const longest = sampleAccounts()[4]!;
const planName = (plan: string) => (plan === 'yearly' ? 'Annuale' : 'Mensile');
const onSave = fn(() => Promise.resolve());

export const Table: Story = {
  render: () => (
    <AccountsTable
      accounts={sampleAccounts()}
      sort="surname"
      order="ASC"
      onSort={fn()}
      onDelete={fn()}
      onQueries={fn()}
      planName={planName}
    />
  ),
  play: ({ canvas }) =>
    expect(canvas.getByRole('columnheader', { name: /Cognome/ })).toHaveAttribute('aria-sort', 'ascending'),
};
export const TableDark: Story = { ...Table, globals: { theme: 'dark' } };
export const TableInEnglish: Story = {
  ...Table,
  globals: { locale: 'en' },
  play: ({ canvas }) => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5),
};
export const NewAccount: Story = {
  render: () => <AccountForm initial={emptyAccount} isNew onSave={onSave} />,
};
export const WrongFields: Story = {
  render: () => <AccountForm initial={{ ...emptyAccount, queries: 'molte' }} isNew onSave={onSave} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.save }));
    await canvas.findByText(it.signup_queries_must_be_number);
    await expect(onSave).not.toHaveBeenCalled();
  },
};
export const LongestAccount: Story = {
  render: () => <AccountForm initial={fieldsOf(longest)} isNew={false} onSave={onSave} />,
};
export const Delete: Story = { render: () => <DeleteDialog account={longest} onClose={fn()} /> };
export const DeleteDark: Story = { ...Delete, globals: { theme: 'dark' } };
export const Queries: Story = { render: () => <QueriesDialog account={longest} onClose={fn()} /> };
export const QueriesNoNumber: Story = {
  ...Queries,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: it.admin_queries_count }), 'dieci');
    await canvas.findByText(it.signup_queries_must_be_number);
  },
};
export const QueriesWithoutLimit: Story = {
  render: () => <QueriesDialog account={sampleAccount({ plan_queries: -1 })} onClose={fn()} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: it.admin_queries_count })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: it.admin_queries_reset }));
    await told(it.queries_reset);
    await expect(server().asked('accounts.addQueries')).toMatchObject([{ count: 0 }]);
  },
};
export const ExportRefused: Story = {
  render: () => <ExportAccounts planName={planName} />,
  parameters: { api: { 'accounts.list': refused('access_denied') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await told(it.access_denied);
  },
};
