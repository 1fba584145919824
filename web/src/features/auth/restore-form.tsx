import { delays } from '@massima/contract/constants';
import { requestRestore } from '../../api/session.ts';
import { Notice } from '../../components/notice.tsx';
import { SubmitButton } from '../../components/submit-button.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useForm } from '../../forms/use-form.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { useResetAfter } from '../../lib/use-reset-after.ts';
import { EmailField } from './email-field.tsx';
import classes from './login-form.module.css';

/** Requests a password reset link. A signed-in user can request it only for their address. */
export function RestoreForm({ lockedEmail }: { lockedEmail: string | undefined }) {
  const text = useText();
  const { t, locale } = text;
  const fields = useFields({ draft: null, saved: { email: lockedEmail ?? '' } });
  const { email } = fields.values;
  const form = useForm([fields], { ...requestRestore, input: () => ({ email, locale }) });
  const { data, error } = form;
  useResetAfter(delays.messageReset, data !== undefined || error !== null, form.reset);

  return (
    <form className={classes.form} {...form.props}>
      <EmailField readOnly={lockedEmail !== undefined} {...fields.field('email')} />
      <SubmitButton isBusy={form.isPending}>{t('restore_submit')}</SubmitButton>
      {data && (
        <Notice tone={data.success ? 'info' : 'error'} urgent>
          {t(text.has(data.message) ? data.message : 'generic_fail_message')}
        </Notice>
      )}
      {error && (
        <Notice tone="error" urgent>
          {errorMessage(text, error)}
        </Notice>
      )}
    </form>
  );
}
