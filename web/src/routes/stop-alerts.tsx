import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Notice } from '../components/notice.tsx';
import { PublicFrame } from '../components/public-frame.tsx';
import { errorMessage } from '../lib/error-message.ts';
import { useText } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';
import { trpc } from '../lib/trpc.ts';
import { useEmailedLink } from '../lib/use-emailed-link.ts';

/**
 * Target of the link in every alert mail. Opening it changes nothing, because mail scanners open
 * links.
 */
export default function StopAlerts() {
  const text = useText();
  const { t } = text;
  const { token } = useEmailedLink();
  const stop = trpc.alerts.stop.useMutation();
  return (
    <PublicFrame title={t('alerts_stop_title')}>
      {stop.error && (
        <Notice tone="error" urgent>
          {errorMessage(text, stop.error)}
        </Notice>
      )}
      {stop.isSuccess ? (
        <Notice>{t('alerts_stopped')}</Notice>
      ) : (
        <>
          <p>{t('alerts_stop_text')}</p>
          <Button loading={stop.isPending} onClick={() => stop.mutate({ token })}>
            {t('alerts_stop_confirm')}
          </Button>
        </>
      )}
      <p>
        <Link to={paths.alerts}>{t('alerts_open')}</Link>
      </p>
    </PublicFrame>
  );
}
