import { delays } from '@massima/contract/constants';
import { type FormEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PasswordField } from '../../components/password-field.tsx';
import { SubmitButton } from '../../components/submit-button.tsx';
import { callError } from '../../lib/call-error.ts';
import { paths } from '../../lib/paths.ts';
import { deviceHash } from '../../lib/device.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { session } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { closed, trpc } from '../../lib/trpc.ts';
import { local } from '../../lib/storage.ts';
import { EmailField } from './email-field.tsx';
import classes from './login-form.module.css';

/** Login form with e-mail and password. */
export function LoginForm() {
  const text = useText();
  const { t } = text;
  const navigate = useNavigate();
  const { state } = useLocation();
  const passwordField = useRef<HTMLInputElement>(null);
  const login = trpc.session.login.useMutation({
    onSuccess: ({ token, user }) => session.begin(token, user),
    onError: (error) => {
      // The maintenance notice replaces the form, which returns unchanged.
      if (closed.get()) return;
      const { data } = callError(error);
      if (data) return void navigate(paths.secondStep, { state: { ...state, asked: data } });
      toast(errorMessage(text, error), { tone: 'error', ms: delays.loginError });
      passwordField.current?.select();
    },
  });
  const isRefused = login.isError && callError(login.error).key !== 'under_maintenance';

  return (
    <form
      className={classes.form}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        // Read from the fields, because a password manager may fill them without an event.
        const credentials = Object.fromEntries(new FormData(event.currentTarget)) as {
          email: string;
          password: string;
        };
        login.mutate({ ...credentials, hash: deviceHash(), device_secret: local.read('trust') ?? undefined });
      }}
    >
      <EmailField aria-invalid={isRefused || undefined} onType={() => login.reset()} />
      <PasswordField
        ref={passwordField}
        name="password"
        label={t('login_password')}
        autoComplete="current-password"
        required
        withAsterisk={false}
        // The toast disappears after a while. This message stays until the user types.
        error={isRefused && errorMessage(text, login.error)}
        // Mantine sets it on the box around the field, where screen readers ignore it.
        aria-invalid={isRefused || undefined}
        onChange={() => login.reset()}
      />
      <SubmitButton isBusy={login.isPending}>{t('login_title')}</SubmitButton>
    </form>
  );
}
