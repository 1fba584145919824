import { PasswordInput } from '@mantine/core';
import { delays, passwordMax, passwordMin } from '@massima/contract/constants';
import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/notice.tsx';
import { callError } from '../../lib/call-error.ts';
import { SubmitButton } from '../../components/submit-button.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { api } from '../../lib/trpc.ts';
import classes from './login-form.module.css';

/** A new password and its confirmation, by an emailed link. */
export function ResetForm({ id, token, onDone }: { id: number; token: string; onDone: () => void }) {
  const text = useText();
  const { t } = text;
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [mismatch, setMismatch] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ text: string; isOver: boolean } | null>(null);

  useEffect(() => {
    if (!failure || failure.isOver) return;
    const timer = setTimeout(() => setFailure(null), delays.messageReset);
    return () => clearTimeout(timer);
  }, [failure]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password !== repeated) return setMismatch(true);
    setBusy(true);
    try {
      await api.session.restore.mutate({ id, token, password });
      onDone();
    } catch (error) {
      setFailure({
        text: errorMessage(text, error),
        isOver: callError(error).key === 'reset_link_no_longer_valid',
      });
    } finally {
      setBusy(false);
    }
  };

  const field = {
    required: true,
    withAsterisk: false,
    autoComplete: 'new-password',
    maxLength: passwordMax,
  } as const;
  const toggle = { 'aria-label': t('password_toggle'), tabIndex: 0 };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <PasswordInput
        {...field}
        name="password"
        label={t('password_new')}
        description={t('reset_hint')}
        minLength={passwordMin}
        visibilityToggleButtonProps={toggle}
        value={password}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          setMismatch(false);
        }}
      />
      <PasswordInput
        {...field}
        name="repeated"
        label={t('password_repeat')}
        visibilityToggleButtonProps={toggle}
        error={mismatch && t('passwords_dont_match')}
        value={repeated}
        onChange={(event) => {
          setRepeated(event.currentTarget.value);
          setMismatch(false);
        }}
      />
      <SubmitButton isBusy={isBusy}>{t('reset_submit')}</SubmitButton>
      {failure && (
        <Notice tone="error" urgent>
          {failure.text} {failure.isOver && <Link to={paths.restore}>{t('reset_again')}</Link>}
        </Notice>
      )}
    </form>
  );
}
