import { delays } from '@massima/contract/constants';
import { type FormEvent, useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { SubmitButton } from '../../components/submit-button.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useResetAfter } from '../../lib/use-reset-after.ts';
import { EmailField } from './email-field.tsx';
import classes from './login-form.module.css';

/** Asks for the link that resets a password. Somebody signed in can ask for the own address only. */
export function RestoreForm({ lockedEmail }: { lockedEmail: string | undefined }) {
  const text = useText();
  const { t, locale } = text;
  const [email, setEmail] = useState(lockedEmail ?? '');
  const request = trpc.session.requestRestore.useMutation();
  const { data, error } = request;
  useResetAfter(delays.messageReset, request.isSuccess || request.isError, request.reset);

  return (
    <form
      className={classes.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        request.mutate({ email, locale });
      }}
    >
      <EmailField readOnly={lockedEmail !== undefined} value={email} onType={setEmail} />
      <SubmitButton isBusy={request.isPending}>{t('restore_submit')}</SubmitButton>
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
