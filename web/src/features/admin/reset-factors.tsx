import { Button, Textarea, TextInput } from '@mantine/core';
import { longDay } from '@massima/contract/format/day-with';
import { type FormEvent, useState } from 'react';
import { resetFactors, stopFactorReset } from '../../api/factors.ts';
import { Badge } from '../../components/badge.tsx';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { session } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import classes from './account-page.module.css';

interface Props {
  id: number;
  hasFactor: boolean;
  resetAt: string | null;
}

/** For an owner who has lost what the account is entered by: asked for here, in effect a day or a week later. */
export function ResetFactors({ id, hasFactor, resetAt }: Props) {
  const text = useText();
  const { t, locale } = text;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const reset = useMutation({
    ...resetFactors,
    onSuccess: () => {
      close();
      toast(t('admin_factor_reset_begun'), { isFinal: true });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const email = String(fields.get('email')).trim();
    reset.mutate({ id, checked: String(fields.get('checked')), ...(email && { email }) });
  };
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
      {hasFactor ? <Badge tone="good">{t('admin_factor_active')}</Badge> : t('admin_factor_none')}{' '}
      {session.snapshot()?.id !== id && (
        <Button variant="subtle" size="compact-sm" onClick={() => setAsking(true)}>
          {t('admin_factor_reset')}
        </Button>
      )}
      {isAsking && (
        <Dialog title={t('admin_factor_reset_title')} alert onClose={close}>
          <p>{t('admin_factor_reset_text')}</p>
          <form className={classes.ask} onSubmit={submit}>
            <Textarea
              name="checked"
              label={t('admin_factor_reset_checked')}
              description={t('admin_factor_reset_checked_hint')}
              minLength={10}
              maxLength={200}
              required
              withAsterisk={false}
            />
            <TextInput
              name="email"
              type="email"
              label={t('admin_factor_reset_email')}
              description={t('admin_factor_reset_email_hint')}
            />
            {reset.error && (
              <Notice tone="error" urgent>
                {errorMessage(text, reset.error)}
              </Notice>
            )}
            <DialogActions onCancel={close}>
              <Button type="submit" color="red" loading={reset.isPending}>
                {t('admin_factor_reset_title')}
              </Button>
            </DialogActions>
          </form>
        </Dialog>
      )}
    </>
  );
}
