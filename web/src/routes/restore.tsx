import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { PublicFrame } from '../components/public-frame.tsx';
import { MaintenanceGuard } from '../components/maintenance-guard.tsx';
import { RestoreForm } from '../features/auth/restore-form.tsx';
import { useText } from '../lib/i18n.tsx';
import { session } from '../lib/session.ts';

export default function Restore() {
  const { t } = useText();
  const account = session.useSnapshot();
  return (
    <PublicFrame title={t('restore_title')} promise>
      <MaintenanceGuard>
        <p>{t('restore_text')}</p>
        <RestoreForm lockedEmail={account?.email} />
      </MaintenanceGuard>
      <p>
        {account ? (
          <Link to={paths.profile}>{t('restore_back_profile')}</Link>
        ) : (
          <Link to={paths.login}>{t('back_to_login')}</Link>
        )}
      </p>
    </PublicFrame>
  );
}
