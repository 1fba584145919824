import { delays, passwordMin } from '@massima/contract/constants';
import { Link } from 'react-router-dom';
import { restorePassword } from '../../api/session.ts';
import { Notice } from '../../components/notice.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { SubmitButton } from '../../components/submit-button.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useForm } from '../../forms/use-form.ts';
import { callError } from '../../lib/call-error.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { useOnce } from '../../lib/use-once.ts';
import { useResetAfter } from '../../lib/use-reset-after.ts';
import classes from './login-form.module.css';

/** Sets a new password by a mailed link. */
export function ResetForm({ id, token, onDone }: { id: number; token: string; onDone: () => void }) {
  const text = useText();
  const { t } = text;
  const fields = useFields({
    draft: null,
    saved: { password: '', repeated: '' },
    check: ({ password, repeated }) => (password === repeated ? {} : { repeated: 'passwords_dont_match' }),
  });
  const form = useForm([fields], {
    ...restorePassword,
    input: () => ({ id, token, password: fields.values.password }),
    onDone,
  });
  // Checks before the reset whether it empties the history. If the check fails, the mail with the
  // link states it too.
  const link = trpc.session.readRestoreLink.useMutation();
  useOnce(() => {
    if (id > 0 && token !== '') link.mutate({ id, token });
  });
  const isOver = form.error !== null && callError(form.error).key === 'reset_link_no_longer_valid';
  useResetAfter(delays.messageReset, form.error !== null && !isOver, form.reset);

  const field = {
    required: true,
    withAsterisk: false,
    autoComplete: 'new-password',
  } as const;
  return (
    <form className={classes.form} {...form.props}>
      {link.data?.empties_history && <Notice tone="warning">{t('reset_empties')}</Notice>}
      {link.data?.asks_factor && <p>{t('reset_asks_factor')}</p>}
      <PasswordField
        {...field}
        name="password"
        label={t('password_new')}
        description={t('reset_hint')}
        minLength={passwordMin}
        {...fields.field('password')}
      />
      <PasswordField {...field} name="repeated" label={t('password_repeat')} {...fields.field('repeated')} />
      <SubmitButton isBusy={form.isPending}>{t('reset_submit')}</SubmitButton>
      {form.error && (
        <Notice tone="error" urgent>
          {errorMessage(text, form.error)} {isOver && <Link to={paths.restore}>{t('reset_again')}</Link>}
        </Notice>
      )}
    </form>
  );
}
