import { Button } from '@mantine/core';
import { PublicFrame } from '../components/public-frame.tsx';
import { ScreenSkeleton } from '../components/screen-skeleton.tsx';
import { PlanBenefits } from '../features/billing/plan-benefits.tsx';
import { SubscribeForm } from '../features/billing/subscribe-form.tsx';
import { AccountActions } from '../features/profile/account-actions.tsx';
import { useText } from '../lib/i18n.tsx';
import { session } from '../lib/session.ts';
import { api, trpc } from '../lib/trpc.ts';
import classes from './complete-subscription.module.css';

/** Gate 3: verified, but without a plan, trial or licence that is valid today. */
export default function CompleteSubscription() {
  const { t } = useText();
  const me = trpc.session.me.useQuery();
  const leave = () => {
    void api.session.logout.mutate().catch(() => undefined);
    session.end(null);
  };
  return (
    <PublicFrame title={t('subscribe_gate_title')} wide>
      <p>{t('subscribe_gate_text')}</p>
      <div className={classes.parts}>
        <div>{me.data ? <SubscribeForm account={me.data} /> : <ScreenSkeleton lines={6} />}</div>
        <PlanBenefits />
      </div>
      {me.data && <AccountActions id={me.data.id} />}
      <p className={classes.leave}>
        <Button variant="default" onClick={leave}>
          {t('logout')}
        </Button>
      </p>
    </PublicFrame>
  );
}
