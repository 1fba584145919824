import { Button } from '@mantine/core';
import { useNavigate, useLocation, Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { PublicFrame } from '../components/public-frame.tsx';
import { useText } from '../lib/i18n.tsx';
import { session } from '../lib/session.ts';
import { keptLink } from '../lib/use-emailed-link.ts';

/** Nobody answers, or the site is being worked on. What was open and typed waits behind "retry". */
export default function Maintenance() {
  const { t } = useText();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { from } = (state ?? {}) as { from?: string };
  const isSignedIn = session.useToken() !== null;
  return (
    <PublicFrame title={t('maintenance_title')}>
      <p>{t('under_maintenance')}</p>
      <p>
        <Button
          onClick={() =>
            navigate(from ?? (isSignedIn ? paths.search : paths.login), {
              replace: true,
              state: keptLink(state),
            })
          }
        >
          {t('retry')}
        </Button>
      </p>
      <p>
        <Link to={paths.login}>{t('back_to_login')}</Link>
      </p>
    </PublicFrame>
  );
}
