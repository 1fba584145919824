import { Button } from '@mantine/core';
import { csv } from '@massima/contract/format/csv';
import { shortDate } from '@massima/contract/format/dates';
import { standardMutation } from '../../api/mutation.ts';
import { useText } from '../../lib/i18n.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';
import { api } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { type AccountRow, licenceEnd } from './account-status.ts';
import { useAdminAddress } from './admin-address.ts';
import { everyAccount } from './every-account.ts';

interface Props {
  planName: (plan: string) => string;
  /** Accounts to export. Defaults to all accounts that match the list's search and filter. */
  accounts?: readonly AccountRow[];
}

/** Button that exports accounts as CSV. */
export function ExportAccounts({ planName, accounts }: Props) {
  const { t, locale } = useText();
  const [input] = useAdminAddress();

  const columns: [string, (a: AccountRow) => string][] = [
    [t('admin_name'), (a) => a.name],
    [t('admin_surname'), (a) => a.surname],
    [t('admin_email'), (a) => a.email],
    [t('admin_verified'), (a) => t(a.is_verified ? 'admin_is_verified' : 'admin_not_verified')],
    [t('admin_plan'), (a) => (a.plan === null ? '' : planName(a.plan))],
    // In separate columns, because a spreadsheet reads "5/10" as the fifth of October.
    [t('admin_queries_spent'), (a) => String(a.used_queries)],
    [t('admin_queries_field'), (a) => (a.plan_queries < 0 ? t('plan_unlimited') : String(a.plan_queries))],
    [t('admin_licence'), (a) => dateOf(licenceEnd(a))],
    [t('admin_registered'), (a) => dateOf(a.createdAt)],
  ];
  const dateOf = (date: string | null) => (date === null ? '' : shortDate(date, locale));

  const save = useMutation({
    ...standardMutation(),
    mutationFn: async () =>
      accounts ?? (await everyAccount((offset) => api.accounts.list.query({ ...input, limit: 100, offset }))),
    onSuccess: (rows) => {
      const table = [
        columns.map(([heading]) => heading),
        ...rows.map((row) => columns.map(([, cell]) => cell(row))),
      ];
      saveFile('massima.csv', 'text/csv;charset=utf-8', csv(table, locale));
      toast(t('admin_exported', { count: rows.length }));
    },
  });
  return (
    <Button variant="default" loading={save.isPending} onClick={() => save.mutate()}>
      {t('export_csv')}
    </Button>
  );
}
