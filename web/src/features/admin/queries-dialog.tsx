import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { type AccountRow, fullName } from './account-status.ts';

/** Adds queries to the plan, or sets the used ones back to none. */
export function QueriesDialog({ account, onClose }: { account: AccountRow; onClose: () => void }) {
  const text = useText();
  const { t, number } = text;
  const utils = trpc.useUtils();
  const [typed, setTyped] = useState('');
  const isUnlimited = account.plan_queries < 0;
  const count = /^[1-9]\d{0,6}$/.test(typed.trim()) ? Number(typed) : null;
  const save = trpc.accounts.addQueries.useMutation({
    onSuccess: async (_answer, given) => {
      await utils.accounts.list.invalidate();
      toast(t(given.count === 0 ? 'queries_reset' : 'queries_added'));
      onClose();
    },
    onError: (error) => toast(errorMessage(text, error), { tone: 'error' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (count !== null) save.mutate({ email: account.email, count });
  };
  const used = number(account.used_queries);
  return (
    <Dialog title={t('admin_queries_title', { name: fullName(account) })} onClose={onClose}>
      <form onSubmit={submit}>
        <p>
          {isUnlimited
            ? t('admin_queries_text_unlimited', { used })
            : t('admin_queries_text', { used, total: number(account.plan_queries) })}
        </p>
        <TextInput
          label={t('admin_queries_count')}
          inputMode="numeric"
          value={typed}
          disabled={isUnlimited}
          error={typed !== '' && count === null && t('signup_queries_must_be_number')}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <DialogActions onCancel={onClose}>
          <Button
            variant="default"
            disabled={save.isPending}
            onClick={() => save.mutate({ email: account.email, count: 0 })}
          >
            {t('admin_queries_reset')}
          </Button>
          <Button type="submit" disabled={count === null || isUnlimited} loading={save.isPending}>
            {t('admin_queries_add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
