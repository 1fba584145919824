import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { PublicFrame } from '../components/public-frame.tsx';
import { ResendVerification } from '../features/auth/resend-verification.tsx';
import { useText } from '../lib/i18n.tsx';

export default function VerificationEmail() {
  const { t } = useText();
  const email = useSearchParams()[0].get('email')?.trim() ?? '';
  if (email === '') return <Navigate to={paths.search} replace />;
  return (
    <PublicFrame title={t('verify_title')}>
      <p>{t('resend_text', { email })}</p>
      <ResendVerification email={email} label={t('resend_again')} onLoad />
      <p>
        <Link to={paths.login}>{t('back_to_login')}</Link>
      </p>
    </PublicFrame>
  );
}
