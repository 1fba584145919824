import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { Notice } from '../components/notice.tsx';
import { PublicFrame } from '../components/public-frame.tsx';
import { ResetForm } from '../features/auth/reset-form.tsx';
import { useText } from '../lib/i18n.tsx';
import { useEmailedLink } from '../lib/use-emailed-link.ts';

export default function ResetPassword() {
  const { t } = useText();
  const { id, token } = useEmailedLink();
  const [isDone, setDone] = useState(false);
  return (
    <PublicFrame title={t('reset_title')} promise>
      {isDone ? (
        <Notice urgent>{t('reset_done')}</Notice>
      ) : (
        <ResetForm id={id} token={token} onDone={() => setDone(true)} />
      )}
      <p>
        <Link to={paths.login}>{t('back_to_login')}</Link>
      </p>
    </PublicFrame>
  );
}
