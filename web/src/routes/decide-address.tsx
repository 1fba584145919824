import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Notice } from '../components/notice.tsx';
import { PublicFrame } from '../components/public-frame.tsx';
import classes from '../features/auth/decide-address.module.css';
import { errorMessage } from '../lib/error-message.ts';
import { useText } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';
import { trpc } from '../lib/trpc.ts';
import { useEmailedLink } from '../lib/use-emailed-link.ts';

/**
 * Opened from a mail to the current address after an administrator changed it. Stops or confirms
 * the change.
 */
export default function DecideAddress() {
  const text = useText();
  const { t } = text;
  const link = useEmailedLink();
  const agree = trpc.accounts.agreeToAddress.useMutation();
  const stop = trpc.accounts.stopAddressChange.useMutation();
  const isWhole = link.id > 0 && link.token !== '';
  const isBusy = agree.isPending || stop.isPending;
  const error = agree.error ?? stop.error;
  const decide = (decision: typeof agree | typeof stop) => {
    agree.reset();
    stop.reset();
    decision.mutate(link);
  };
  const outcome = stop.data
    ? t('address_stopped')
    : agree.data?.success && t(agree.data.is_effective ? 'address_effective' : 'address_waits_for_new');
  const isTaken = agree.data?.success === false;
  return (
    <PublicFrame title={t('address_decide_title')}>
      {outcome && <Notice urgent>{outcome}</Notice>}
      {isTaken && (
        <Notice tone="error" urgent>
          {t('email_already_used')}
        </Notice>
      )}
      {(error !== null || !isWhole) && (
        <Notice tone="error" urgent>
          {error === null ? t('token_not_valid') : errorMessage(text, error)}
        </Notice>
      )}
      {!outcome && !isTaken && isWhole && (
        <>
          <p>{t('address_decide_text')}</p>
          <div className={classes.choices}>
            <Button
              size="md"
              loading={stop.isPending}
              disabled={isBusy && !stop.isPending}
              onClick={() => decide(stop)}
            >
              {t('address_stop')}
            </Button>
            <Button
              size="md"
              variant="default"
              loading={agree.isPending}
              disabled={isBusy && !agree.isPending}
              onClick={() => decide(agree)}
            >
              {t('address_agree')}
            </Button>
          </div>
        </>
      )}
      <p>
        <Link to={paths.login}>{t('back_to_login')}</Link>
      </p>
    </PublicFrame>
  );
}
