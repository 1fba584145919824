import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Notice } from '../components/notice.tsx';
import { PublicFrame } from '../components/public-frame.tsx';
import { errorMessage } from '../lib/error-message.ts';
import { useText } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';
import { trpc } from '../lib/trpc.ts';
import { useEmailedLink } from '../lib/use-emailed-link.ts';

/** Mailed to the account's mailbox when support begins its recovery. Opening the page stops nothing. */
export default function StopReset() {
  const text = useText();
  const { t } = text;
  const link = useEmailedLink();
  const stop = trpc.session.stopResetByLink.useMutation();
  const isWhole = link.id > 0 && link.token !== '';
  return (
    <PublicFrame title={t('stop_reset_title')}>
      {stop.data && <Notice urgent>{t('factors_reset_stopped')}</Notice>}
      {(stop.error !== null || !isWhole) && (
        <Notice tone="error" urgent>
          {stop.error === null ? t('token_not_valid') : errorMessage(text, stop.error)}
        </Notice>
      )}
      {!stop.data && isWhole && (
        <>
          <p>{t('stop_reset_text')}</p>
          <Button size="md" loading={stop.isPending} onClick={() => stop.mutate(link)}>
            {t('factors_reset_stop')}
          </Button>
        </>
      )}
      <p>
        <Link to={paths.login}>{t('back_to_login')}</Link>
      </p>
    </PublicFrame>
  );
}
