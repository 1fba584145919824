import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { PasswordField } from '../../components/password-field.tsx';
import { callError } from '../../lib/call-error.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { type TextKey, useText } from '../../lib/i18n.tsx';
import { session } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import classes from './profile.module.css';

type Field = 'old' | 'next' | 'repeated';
type Issues = Partial<Record<Field, TextKey>>;

export function passwordIssues({ old, next, repeated }: Record<Field, string>): Issues {
  const issues: Issues = {};
  if (old === '') issues.old = 'old_password_is_required';
  if (next === '') issues.next = 'old_password_is_required';
  if (repeated === '') issues.repeated = 'repeat_password_is_required';
  else if (repeated !== next) issues.repeated = 'passwords_dont_match';
  return issues;
}

export function PasswordForm() {
  const text = useText();
  const { t } = text;
  const empty = { old: '', next: '', repeated: '' };
  const [typed, setTyped] = useState(empty);
  const [issues, setIssues] = useState<Issues>({});
  const update = trpc.accounts.updatePassword.useMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = passwordIssues(typed);
    setIssues(found);
    if (Object.keys(found).length > 0) return;
    try {
      const { success, message } = await update.mutateAsync({
        email: session.snapshot()?.email ?? '',
        password: typed.old,
        newPassword: typed.next,
      });
      if (success) setTyped(empty);
      else if (message === 'wrong_old_password') setIssues({ old: message });
      toast(text.has(message) ? t(message) : message, { tone: success ? 'success' : 'error' });
    } catch (error) {
      if (callError(error).key === 'password_too_short') setIssues({ next: 'password_too_short' });
      toast(errorMessage(text, error), { tone: 'error' });
    }
  };

  const field = (key: Field, label: TextKey, autoComplete: string) => (
    <PasswordField
      label={t(label)}
      name={key}
      autoComplete={autoComplete}
      value={typed[key]}
      error={issues[key] && t(issues[key])}
      onChange={(event) => {
        const { value } = event.currentTarget;
        setTyped((before) => ({ ...before, [key]: value }));
        setIssues(({ [key]: _, ...rest }) => rest);
      }}
    />
  );
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      {/* Password managers look for the account that the new password belongs to. */}
      <input
        type="email"
        name="email"
        autoComplete="username"
        readOnly
        hidden
        value={session.snapshot()?.email ?? ''}
      />
      {field('old', 'password_old', 'current-password')}
      {field('next', 'password_new', 'new-password')}
      {field('repeated', 'password_repeat', 'new-password')}
      <div>
        <Button type="submit" size="md" loading={update.isPending}>
          {t('password_change')}
        </Button>
      </div>
    </form>
  );
}
