import { Button } from '@mantine/core';
import { longDay } from '@massima/contract/format/day-with';
import { useState } from 'react';
import { resetFactors, stopFactorReset } from '../../api/factors.ts';
import { Badge } from '../../components/badge.tsx';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { useText } from '../../lib/i18n.tsx';
import { session } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { useMutation } from '../../lib/use-mutation.ts';

/** For an owner who has lost every factor: asked for here, in effect a day later. */
export function ResetFactors({ id, resetAt }: { id: number; resetAt: string | null }) {
  const { t, locale } = useText();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const reset = useMutation({
    ...resetFactors,
    onSuccess: () => {
      close();
      toast(t('admin_factor_reset_begun'), { isFinal: true });
    },
  });
  const stop = useMutation({ ...stopFactorReset, onSuccess: () => toast(t('factors_reset_stopped')) });
  if (resetAt !== null)
    return (
      <>
        <Badge tone="bad">{t('admin_factor_reset_waits', { day: longDay('il', resetAt, locale) })}</Badge>{' '}
        <Button
          variant="subtle"
          size="compact-sm"
          loading={stop.isPending}
          onClick={() => stop.mutate({ id })}
        >
          {t('factors_reset_stop')}
        </Button>
      </>
    );
  return (
    <>
      <Badge tone="good">{t('admin_factor_active')}</Badge>{' '}
      {session.snapshot()?.id !== id && (
        <Button variant="subtle" size="compact-sm" onClick={() => setAsking(true)}>
          {t('admin_factor_reset')}
        </Button>
      )}
      {isAsking && (
        <Dialog title={t('admin_factor_reset_title')} alert onClose={close}>
          <p>{t('admin_factor_reset_text')}</p>
          <DialogActions onCancel={close}>
            <Button color="red" loading={reset.isPending} onClick={() => reset.mutate({ id })}>
              {t('admin_factor_reset_title')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
