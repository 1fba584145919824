import { Button } from '@mantine/core';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useLocation, Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { PublicFrame } from '../components/public-frame.tsx';
import { useText } from '../lib/i18n.tsx';
import { session } from '../lib/session.ts';
import { emailedLinkState } from '../lib/use-emailed-link.ts';
import { useIsOnline } from '../lib/use-is-online.ts';

/**
 * Shown if the server is unavailable or under maintenance. Typed input is kept until "retry". If
 * only this device was offline, the screen closes when the connection returns.
 */
export default function Maintenance() {
  const { t } = useText();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { from } = (state ?? {}) as { from?: string };
  const isSignedIn = session.useToken() !== null;
  const goBack = useCallback(
    () =>
      void navigate(from ?? (isSignedIn ? paths.search : paths.login), {
        replace: true,
        state: emailedLinkState(state),
      }),
    [navigate, from, isSignedIn, state],
  );
  const isOnline = useIsOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (!isOnline) wasOffline.current = true;
    else if (wasOffline.current) goBack();
  }, [isOnline, goBack]);
  return (
    <PublicFrame title={t(isOnline ? 'maintenance_title' : 'offline_title')}>
      <p role="status">{t(isOnline ? 'under_maintenance' : 'connection_lost')}</p>
      <p>
        <Button onClick={goBack}>{t('retry')}</Button>
      </p>
      <p>
        <Link to={paths.login}>{t('back_to_login')}</Link>
      </p>
    </PublicFrame>
  );
}
