import { LinkPage } from '../features/auth/link-page.tsx';
import { useText } from '../lib/i18n.tsx';
import { trpc } from '../lib/trpc.ts';
import { useEmailedLink } from '../lib/use-emailed-link.ts';

/** Mailed to the account's mailbox when support begins its recovery. */
export default function StopReset() {
  const { t } = useText();
  const link = useEmailedLink();
  const stop = trpc.session.stopResetByLink.useMutation();
  return (
    <LinkPage
      link={link}
      title={t('stop_reset_title')}
      text={t('stop_reset_text')}
      button={t('factors_reset_stop')}
      isBusy={stop.isPending}
      onPress={() => stop.mutate(link)}
      error={stop.error}
      done={stop.data && t('factors_reset_stopped')}
    />
  );
}
