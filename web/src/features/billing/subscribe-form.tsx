import { longDate } from '@massima/contract/format/dates';
import { money } from '@massima/contract/format/money';
import { useState } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Notice } from '../../components/notice.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { useNow } from '../../lib/use-now.ts';
import { finishPayment } from './finish-payment.ts';
import { CardForm } from './lazy-card-form.tsx';
import { PlanTiles } from './plan-tiles.tsx';
import { chargesOf, defaultPlan, firstPayment } from './plans.ts';
import { usePlans } from './use-plans.ts';

type Account = Outputs['session']['me'];

const dayAfter = (days: number, now: Date) => new Date(now.getTime() + days * 86_400_000).toISOString();

/** Plan, card, and what will be charged today and later, before the button is pressed. */
export function SubscribeForm({ account }: { account: Account }) {
  const text = useText();
  const { t, locale } = text;
  const utils = trpc.useUtils();
  const now = useNow();
  const { plans, error, retry } = usePlans(account.price_type);
  const customer = trpc.billing.customer.useQuery({ id: account.id }, { staleTime: Infinity });
  const subscribe = trpc.billing.subscribe.useMutation();
  const [chosen, setChosen] = useState<string>();
  const plan = plans?.find((p) => p.id === chosen) ?? (plans && defaultPlan(plans));
  const failure = error ?? customer.error;

  if (failure) {
    return (
      <LoadFailed
        error={failure}
        text="error_getting_products"
        onRetry={() => (error ? retry() : void customer.refetch())}
      />
    );
  }
  if (!plans || !customer.data) return <ScreenSkeleton lines={6} />;
  if (!plan) return <Notice>{t('plan_none')}</Notice>;

  const { trial_days: days, id: customerId } = customer.data;
  const price = chargesOf(text, plan);
  const charge =
    days > 0
      ? t('plan_trial_charge', { days, price, date: longDate(dayAfter(days, now), locale) })
      : t('plan_now_charge', { amount: money(firstPayment(plan), plan.currency, locale), price });

  return (
    <>
      <PlanTiles plans={plans} chosen={plan.id} onChoose={({ id }) => setChosen(id)} />
      <CardForm
        customerId={customerId}
        label={t(days > 0 ? 'subscribe_submit' : 'subscribe_pay')}
        onCard={async (paymentMethodId, stripe) => {
          const answer = await subscribe.mutateAsync({
            id: account.id,
            planId: plan.id,
            paymentMethodId,
            coupon: plan.coupon?.id ?? null,
          });
          const result = await finishPayment(answer, stripe, account.id);
          // Without one, nothing was created: the card was not kept, or an earlier invoice is to be paid first.
          if (result === 'declined')
            toast(t(answer.subscription ? 'subscription_payment_failed' : answer.message), { tone: 'error' });
          if (result === 'authentication_failed')
            toast(t('payment_authentication_failed'), { tone: 'error' });
          await Promise.all([
            utils.session.invalidate(),
            utils.billing.subscription.invalidate(),
            utils.billing.invoices.invalidate(),
          ]);
          if (result === 'done') toast(t('subscription_created'));
        }}
      >
        <p>
          <strong>{charge}</strong>
        </p>
      </CardForm>
    </>
  );
}
