import { Button } from '@mantine/core';
import { updatePassword } from '../../api/accounts.ts';
import { PasswordField } from '../../components/password-field.tsx';
import { placedBy, useFields } from '../../forms/use-fields.ts';
import { useForm } from '../../forms/use-form.ts';
import { type TextKey, useText } from '../../lib/i18n.tsx';
import { session } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
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

const empty = { old: '', next: '', repeated: '' };

export function PasswordForm() {
  const text = useText();
  const { t } = text;
  const email = session.snapshot()?.email ?? '';
  const fields = useFields({
    draft: null,
    saved: empty,
    check: passwordIssues,
    locateIssue: placedBy<typeof empty>({ password: 'old', newPassword: 'next' }),
  });
  const say = (message: string, tone: 'success' | 'error') =>
    toast(text.has(message) ? t(message) : message, { tone, isFinal: tone === 'success' });
  const form = useForm([fields], {
    ...updatePassword,
    input: () => ({ email, password: fields.values.old, newPassword: fields.values.next }),
    isRefused: ({ success, message }) => {
      if (message === 'wrong_old_password') fields.refuse({ old: message });
      else if (!success) say(message, 'error');
      return !success;
    },
    onDone: ({ message }) => say(message, 'success'),
  });

  const field = (key: Field, label: TextKey, autoComplete: string) => (
    <PasswordField label={t(label)} name={key} autoComplete={autoComplete} {...fields.field(key)} />
  );
  return (
    <form className={classes.form} noValidate {...form.props}>
      {/* Password managers look for the account that the new password belongs to. */}
      <input type="email" name="email" autoComplete="username" readOnly hidden value={email} />
      {field('old', 'password_old', 'current-password')}
      {field('next', 'password_new', 'new-password')}
      {field('repeated', 'password_repeat', 'new-password')}
      <div>
        <Button type="submit" size="md" loading={form.isPending}>
          {t('password_change')}
        </Button>
      </div>
    </form>
  );
}
