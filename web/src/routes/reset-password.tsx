import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { Notice } from '../components/notice.tsx';
import { PublicFrame } from '../components/public-frame.tsx';
import { ResetForm } from '../features/auth/reset-form.tsx';
import { useText } from '../lib/i18n.tsx';

export default function ResetPassword() {
  const { t } = useText();
  const { id, token } = useParams();
  const [isDone, setDone] = useState(false);
  return (
    <PublicFrame title={t('reset_title')} promise>
      {isDone ? (
        <Notice urgent>{t('reset_done')}</Notice>
      ) : (
        <ResetForm id={Number(id)} token={token ?? ''} onDone={() => setDone(true)} />
      )}
      <p>
        <Link to={paths.login}>{t('back_to_login')}</Link>
      </p>
    </PublicFrame>
  );
}
