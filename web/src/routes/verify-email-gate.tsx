import { Button } from '@mantine/core';
import { Notice } from '../components/notice.tsx';
import { PublicFrame } from '../components/public-frame.tsx';
import { useText } from '../lib/i18n.tsx';
import { session } from '../lib/session.ts';

/** Gate 2: signed in, but the address is not verified yet. */
export default function VerifyEmailGate() {
  const { t } = useText();
  const account = session.useSnapshot();
  return (
    <PublicFrame title={t('verify_gate_title')}>
      <Notice>{t('verify_gate_text', { email: account?.email ?? '' })}</Notice>
      <p>
        <a href={`/verification_email?email=${encodeURIComponent(account?.email ?? '')}`}>
          {t('verify_gate_resend')}
        </a>
      </p>
      <p>
        <Button variant="default" onClick={() => session.end(null)}>
          {t('back_to_login')}
        </Button>
      </p>
    </PublicFrame>
  );
}
