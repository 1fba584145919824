import { useParams } from 'react-router-dom';
import { LoadFailed } from '../components/load-failed.tsx';
import { ScreenSkeleton } from '../components/screen-skeleton.tsx';
import { PartnersFrame } from '../features/partners/partners-frame.tsx';
import { SignupDays } from '../features/partners/signup-days.tsx';
import { useText } from '../lib/i18n.tsx';
import { trpc } from '../lib/trpc.ts';

/** Signups through an association's offer, by its secret link without a login. */
export default function PartnersSignups() {
  const { t } = useText();
  const { token = '' } = useParams();
  const signups = trpc.offers.signups.useQuery({ token }, { retry: false });
  return (
    <PartnersFrame title={t('partners_signups_title')}>
      {signups.isPending && <ScreenSkeleton lines={6} />}
      {signups.error && <LoadFailed error={signups.error} onRetry={() => void signups.refetch()} />}
      {signups.data && <SignupDays signups={signups.data} />}
    </PartnersFrame>
  );
}
