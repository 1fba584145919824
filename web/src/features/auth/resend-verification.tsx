import { useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { api } from '../../lib/trpc.ts';
import { useOnce } from '../../lib/use-once.ts';
import classes from './resend-verification.module.css';

/** Asks for a new verification message, at once (`onLoad`) or when told to, and says what came of it. */
export function ResendVerification({
  email,
  label,
  onLoad = false,
}: {
  email: string;
  label: string;
  onLoad?: boolean;
}) {
  const text = useText();
  const { t, locale } = text;
  const [answer, setAnswer] = useState<{ tone: 'info' | 'error'; text: string } | null>(null);
  const [isBusy, setBusy] = useState(false);

  const send = async () => {
    setBusy(true);
    try {
      const { message } = await api.accounts.resendVerification.mutate({ email, locale });
      setAnswer({ tone: 'info', text: text.has(message) ? t(message) : t('new_verification_email_sent') });
    } catch (error) {
      setAnswer({ tone: 'error', text: errorMessage(text, error, 'verification_email_failed') });
    } finally {
      setBusy(false);
    }
  };
  useOnce(() => {
    if (onLoad) void send();
  });

  return (
    <>
      {isBusy && <Notice>{t('resend_running')}</Notice>}
      {!isBusy && answer && (
        <Notice tone={answer.tone} urgent>
          {answer.text}
        </Notice>
      )}
      <p>
        <button type="button" className={classes.link} disabled={isBusy} onClick={() => void send()}>
          {label}
        </button>
      </p>
    </>
  );
}
