import { Button } from '@mantine/core';
import { useState } from 'react';
import { forgetDevices } from '../../api/factors.ts';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Notice } from '../../components/notice.tsx';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { canUsePasskeys } from './passkeys.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { FactorList } from './factor-list.tsx';
import classes from './factors.module.css';
import { type FactorAdded, OpenBefore } from './open-before.tsx';
import { PasskeyAlone } from './passkey-alone.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RenewRecovery } from './renew-recovery.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';

/** What the account proves itself by besides its password: adding, removing, and what belongs to it. */
export function FactorsSection() {
  const { t } = useText();
  const list = trpc.factors.list.useQuery(undefined, { staleTime: 0 });
  const [adding, setAdding] = useState<'passkey' | 'app'>();
  const [codes, setCodes] = useState<string[]>();
  const [open, setOpen] = useState<FactorAdded['open']>(null);
  const forget = useMutation({
    ...forgetDevices,
    onSuccess: () => toast(t('factors_devices_forgotten')),
  });
  if (list.error) return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <p role="status">{t('loading')}</p>;
  const { passkeys, app_since, recovery_codes, passkey_alone, remembered_devices, is_required } = list.data;
  const hasFactor = passkeys.length > 0 || app_since !== null;
  const finish = ({ recovery_codes: made, open: before }: FactorAdded) => {
    setAdding(undefined);
    toast(t('factors_added'), { isFinal: true });
    if (made) setCodes(made);
    setOpen(before);
  };
  return (
    <div className={classes.section}>
      <p className={classes.note}>{t('factors_text')}</p>
      {is_required && !hasFactor && <Notice tone="warning">{t('factors_required')}</Notice>}
      {hasFactor ? <FactorList factors={list.data} /> : <p>{t('factors_none')}</p>}
      <div className={classes.actions}>
        {canUsePasskeys() && (
          <Button variant="default" onClick={() => setAdding('passkey')}>
            {t('factors_add_passkey')}
          </Button>
        )}
        {app_since === null && (
          <Button variant="default" onClick={() => setAdding('app')}>
            {t('factors_add_app')}
          </Button>
        )}
      </div>
      {passkeys.length > 0 && <PasskeyAlone isAllowed={passkey_alone} />}
      {hasFactor && <RenewRecovery left={recovery_codes} onMade={setCodes} />}
      <Link to={paths.access}>{t('access_title')}</Link>
      {remembered_devices > 0 && (
        <div className={classes.actions}>
          <span>{t('factors_devices', { count: remembered_devices })}</span>
          <Button
            variant="subtle"
            size="compact-sm"
            loading={forget.isPending}
            onClick={() => forget.mutate()}
          >
            {t('factors_devices_forget')}
          </Button>
        </div>
      )}
      {adding && <SetUpDialog kind={adding} onDone={finish} onClose={() => setAdding(undefined)} />}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
      {!codes && open && <OpenBefore open={open} onClose={() => setOpen(null)} />}
    </div>
  );
}
