import { Button } from '@mantine/core';
import { Notice } from '../components/notice.tsx';
import { PublicFrame } from '../components/public-frame.tsx';
import { ResendVerification } from '../features/auth/resend-verification.tsx';
import { useText } from '../lib/i18n.tsx';
import { session } from '../lib/session.ts';
import { useLogout } from '../lib/use-logout.ts';

/** Gate 2: signed in, but the address is not verified yet. */
export default function VerifyEmailGate() {
  const { t } = useText();
  const account = session.useSnapshot();
  const logout = useLogout();
  return (
    <PublicFrame title={t('verify_title')}>
      <Notice>{t('verify_gate_text', { email: account?.email ?? '' })}</Notice>
      <ResendVerification email={account?.email ?? ''} label={t('verify_gate_resend')} />
      <p>
        <Button variant="default" onClick={logout}>
          {t('back_to_login')}
        </Button>
      </p>
    </PublicFrame>
  );
}
