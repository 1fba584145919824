import { Notice } from '../../components/notice.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useOnce } from '../../lib/use-once.ts';
import classes from './resend-verification.module.css';

interface Props {
  email: string;
  label: string;
  /** Also sends a request on load. */
  onLoad?: boolean;
}

/** Requests a new verification message, on load (`onLoad`) or on click, and shows the outcome. */
export function ResendVerification({ email, label, onLoad = false }: Props) {
  const text = useText();
  const { t, locale } = text;
  const resend = trpc.accounts.resendVerification.useMutation();
  const send = () => resend.mutate({ email, locale });
  useOnce(() => {
    if (onLoad) send();
  });
  const { isPending, data, error } = resend;

  return (
    <>
      {isPending && <Notice>{t('resend_running')}</Notice>}
      {data && (
        <Notice urgent>{t(text.has(data.message) ? data.message : 'new_verification_email_sent')}</Notice>
      )}
      {error && (
        <Notice tone="error" urgent>
          {errorMessage(text, error, 'verification_email_failed')}
        </Notice>
      )}
      <p>
        <button type="button" className={classes.link} disabled={isPending} onClick={send}>
          {label}
        </button>
      </p>
    </>
  );
}
