import { delays, passwordMin } from '@massima/contract/constants';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/notice.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { SubmitButton } from '../../components/submit-button.tsx';
import { callError } from '../../lib/call-error.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { useOnce } from '../../lib/use-once.ts';
import { useResetAfter } from '../../lib/use-reset-after.ts';
import classes from './login-form.module.css';

/** A new password and its confirmation, by an emailed link. */
export function ResetForm({ id, token, onDone }: { id: number; token: string; onDone: () => void }) {
  const text = useText();
  const { t } = text;
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [mismatch, setMismatch] = useState(false);
  const restore = trpc.session.restore.useMutation({ onSuccess: onDone });
  // Asked before anything is pressed. Where nobody answers, the mail that brought the link has said it.
  const link = trpc.session.readRestoreLink.useMutation();
  useOnce(() => {
    if (id > 0 && token !== '') link.mutate({ id, token });
  });
  const isOver = restore.error !== null && callError(restore.error).key === 'reset_link_no_longer_valid';
  useResetAfter(delays.messageReset, restore.isError && !isOver, restore.reset);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== repeated) return setMismatch(true);
    restore.mutate({ id, token, password });
  };

  const field = {
    required: true,
    withAsterisk: false,
    autoComplete: 'new-password',
  } as const;
  return (
    <form className={classes.form} onSubmit={submit}>
      {link.data?.empties_history && <Notice tone="warning">{t('reset_empties')}</Notice>}
      <PasswordField
        {...field}
        name="password"
        label={t('password_new')}
        description={t('reset_hint')}
        minLength={passwordMin}
        value={password}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          setMismatch(false);
        }}
      />
      <PasswordField
        {...field}
        name="repeated"
        label={t('password_repeat')}
        error={mismatch && t('passwords_dont_match')}
        value={repeated}
        onChange={(event) => {
          setRepeated(event.currentTarget.value);
          setMismatch(false);
        }}
      />
      <SubmitButton isBusy={restore.isPending}>{t('reset_submit')}</SubmitButton>
      {restore.error && (
        <Notice tone="error" urgent>
          {errorMessage(text, restore.error)} {isOver && <Link to={paths.restore}>{t('reset_again')}</Link>}
        </Notice>
      )}
    </form>
  );
}
