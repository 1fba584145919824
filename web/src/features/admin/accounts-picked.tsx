import { Button } from '@mantine/core';
import { sendVerifications } from '../../api/accounts.ts';
import { SelectedBar } from '../../components/selected-bar.tsx';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import type { AccountRow } from './account-status.ts';
import { ExportAccounts } from './export-accounts.tsx';

interface Props {
  picked: readonly AccountRow[];
  /** Receives the failed accounts, which stay selected. */
  onPick: (left: readonly AccountRow[]) => void;
  onQueries: () => void;
  planName: (plan: string) => string;
}

/**
 * Bulk actions on the selected accounts. Deletion and disabling are left out, because a mistake
 * would harm many accounts.
 */
export function AccountsPicked({ picked, onPick, onQueries, planName }: Props) {
  const { t } = useText();
  const unverified = picked.filter(({ is_verified }) => !is_verified);
  const verify = useMutation({
    ...sendVerifications,
    onSuccess: (failed, requested) => {
      const sent = requested.length - failed.length;
      if (sent > 0) toast(t('admin_verifications_sent', { count: sent }));
      if (failed.length > 0) toast(t('admin_some_failed', { count: failed.length }), { tone: 'error' });
      onPick(failed);
    },
  });
  const count = picked.length > 0 ? t('admin_picked', { count: picked.length }) : '';
  return (
    <SelectedBar
      label={t('admin_picked_actions')}
      count={count}
      clearLabel={t('admin_picked_none')}
      onClear={() => onPick([])}
    >
      {unverified.length > 0 && (
        <Button variant="default" loading={verify.isPending} onClick={() => verify.mutate(unverified)}>
          {t('admin_picked_verify', { count: unverified.length })}
        </Button>
      )}
      <Button variant="default" onClick={onQueries}>
        {t('admin_picked_queries')}
      </Button>
      <ExportAccounts planName={planName} accounts={picked} />
    </SelectedBar>
  );
}
