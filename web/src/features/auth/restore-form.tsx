import { delays } from '@massima/contract/constants';
import { type FormEvent, useEffect, useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { SubmitButton } from '../../components/submit-button.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { api } from '../../lib/trpc.ts';
import { EmailField } from './email-field.tsx';
import classes from './login-form.module.css';

type Answer = { tone: 'info' | 'error'; text: string };

/** Asks for the link that resets a password. Somebody signed in can ask for the own address only. */
export function RestoreForm({ lockedEmail }: { lockedEmail: string | undefined }) {
  const text = useText();
  const { t, locale } = text;
  const [email, setEmail] = useState(lockedEmail ?? '');
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setAnswer(null), delays.messageReset);
    return () => clearTimeout(timer);
  }, [answer]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { success, message } = await api.session.requestRestore.mutate({ email, locale });
      setAnswer({
        tone: success ? 'info' : 'error',
        text: text.has(message) ? t(message) : t('generic_fail_message'),
      });
    } catch (error) {
      setAnswer({ tone: 'error', text: errorMessage(text, error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <EmailField readOnly={lockedEmail !== undefined} value={email} onType={setEmail} />
      <SubmitButton isBusy={isBusy}>{t('restore_submit')}</SubmitButton>
      {answer && (
        <Notice tone={answer.tone} urgent>
          {answer.text}
        </Notice>
      )}
    </form>
  );
}
