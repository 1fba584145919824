import { Button, TextInput } from '@mantine/core';
import { addQueries } from '../../api/accounts.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useForm } from '../../forms/use-form.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { type AccountRow, fullName } from './account-status.ts';

interface Props {
  accounts: readonly AccountRow[];
  /** Receives the accounts whose call failed. */
  onClose: (refused: readonly AccountRow[]) => void;
}

/** Adds queries to the plan or resets the used ones, for one or several accounts. */
export function QueriesDialog({ accounts, onClose }: Props) {
  const { t, number } = useText();
  const limited = accounts.filter(({ plan_queries }) => plan_queries >= 0);
  const isUnlimited = limited.length === 0;
  const fields = useFields({
    draft: null,
    saved: { count: '' },
    check: ({ count }) =>
      /^[1-9]\d{0,6}$/.test(count.trim()) ? {} : { count: 'signup_queries_must_be_number' },
    atOnce: ['count'],
  });
  const [only, another] = accounts;
  const single = another ? undefined : only;
  const form = useForm([fields], {
    ...addQueries,
    input: (): Parameters<typeof addQueries.mutationFn>[0] => ({
      accounts: single ? [single] : limited,
      count: Number(fields.values.count),
    }),
    onDone: (refused, { count }) => {
      if (refused.length > 0) toast(t('admin_some_failed', { count: refused.length }), { tone: 'error' });
      else toast(t(count === 0 ? 'queries_reset' : 'queries_added'), { isFinal: true });
      onClose(refused);
    },
  });
  const title = single
    ? t('admin_queries_title', { name: fullName(single) })
    : t('admin_queries_title_many', { count: accounts.length });
  return (
    <Dialog title={title} onClose={() => onClose(accounts)}>
      <form {...form.props}>
        {single && <p>{used(single)}</p>}
        {!single && limited.length < accounts.length && (
          <p>{t('admin_queries_without_limit', { count: accounts.length - limited.length })}</p>
        )}
        <TextInput
          label={t('admin_queries_count')}
          inputMode="numeric"
          disabled={isUnlimited}
          {...fields.field('count')}
        />
        <DialogActions onCancel={() => onClose(accounts)}>
          <Button
            variant="default"
            disabled={form.isPending}
            onClick={() => form.send({ accounts, count: 0 })}
          >
            {t('admin_queries_reset')}
          </Button>
          <Button type="submit" disabled={!form.isComplete || isUnlimited} loading={form.isPending}>
            {t('admin_queries_add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );

  function used({ plan_queries, used_queries }: AccountRow): string {
    const spent = number(used_queries);
    if (plan_queries < 0) return t('admin_queries_text_unlimited', { used: spent });
    return t('admin_queries_text', { used: spent, total: number(plan_queries) });
  }
}
