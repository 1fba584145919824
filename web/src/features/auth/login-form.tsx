import { PasswordInput } from '@mantine/core';
import { delays } from '@massima/contract/constants';
import { type FormEvent, useRef, useState } from 'react';
import { deviceHash } from '../../lib/device.ts';
import { SubmitButton } from '../../components/submit-button.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { session } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { api } from '../../lib/trpc.ts';
import { EmailField } from './email-field.tsx';
import classes from './login-form.module.css';

/** E-mail and password. `onDone` runs when the session has begun. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const text = useText();
  const { t } = text;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setRefused(false);
    try {
      const { token, user } = await api.session.login.mutate({ email, password, hash: deviceHash() });
      session.begin(token, user);
      onDone();
    } catch (error) {
      toast(errorMessage(text, error), { tone: 'error', ms: delays.loginError });
      setRefused(true);
      passwordField.current?.select();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <EmailField
        aria-invalid={isRefused || undefined}
        value={email}
        onType={(typed) => {
          setEmail(typed);
          setRefused(false);
        }}
      />
      <PasswordInput
        ref={passwordField}
        name="password"
        label={t('login_password')}
        autoComplete="current-password"
        required
        withAsterisk={false}
        error={isRefused}
        // Mantine says it of the box around the field, which nobody hears.
        aria-invalid={isRefused || undefined}
        visibilityToggleButtonProps={{ 'aria-label': t('password_toggle'), tabIndex: 0 }}
        value={password}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          setRefused(false);
        }}
      />
      <SubmitButton isBusy={isBusy}>{t('login_title')}</SubmitButton>
    </form>
  );
}
