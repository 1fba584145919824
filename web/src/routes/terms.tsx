import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { PublicFrame } from '../components/public-frame.tsx';
import { useText } from '../lib/i18n.tsx';

/** Default terms page until TERMS_URL is set. */
export default function Terms() {
  const { t } = useText();
  return (
    <PublicFrame title={t('terms_title')}>
      <p>{t('terms_text')}</p>
      <p>
        <Link to={paths.registration}>{t('login_register')}</Link>
      </p>
    </PublicFrame>
  );
}
