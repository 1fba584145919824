import type { Stripe } from '@stripe/stripe-js';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { saveBilling } from '../../api/accounts.ts';
import { subscribed } from '../../api/billing.ts';
import { Fold } from '../../components/fold.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Notice } from '../../components/notice.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { callError } from '../../lib/call-error.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { api, type Inputs, type Outputs, trpc } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { useNow } from '../../lib/use-now.ts';
import { billingData } from './billing-fields.ts';
import classes from './billing-section.module.css';
import { BillingSection } from './billing-section.tsx';
import { finishPayment } from './finish-payment.ts';
import { CardForm } from './lazy-card-form.tsx';
import { PlanInvoice } from './plan-invoice.tsx';
import { PlanTiles } from './plan-tiles.tsx';
import { defaultPlan } from './plans.ts';
import { useAccountBilling } from './use-account-billing.ts';
import { usePlans } from './use-plans.ts';
import { quoteRefresh, useShownPreview } from './use-shown-preview.ts';

/**
 * Billing data in the subscription form, so that the first invoice contains them. `save` stores
 * them before the payment and returns false if they are invalid; errors are shown next to their
 * field.
 */
function useBillingFirst(id: number) {
  const text = useText();
  const billing = useAccountBilling(id, true);
  const { fields } = billing;
  const section = useRef<HTMLDivElement>(null);
  const [errorCount, setErrorCount] = useState(0);
  const keep = useMutation(saveBilling);
  useEffect(() => {
    if (errorCount === 0) return;
    const field = section.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const fold = field?.closest('details');
    if (fold) fold.open = true;
    field?.focus();
  }, [errorCount]);

  const save = async (): Promise<boolean> => {
    if (!fields.isChanged()) return true;
    if (!fields.isComplete) {
      fields.showIssues();
      setErrorCount((before) => before + 1);
      return false;
    }
    const settle = fields.settling();
    try {
      await keep.mutateAsync({ id, ...billingData(fields.values) });
      settle();
      return true;
    } catch (error) {
      const { issues } = callError(error);
      const left = fields.take(issues);
      if (issues.length === 0 || left.length > 0)
        toast(errorMessage(text, error, 'update_error'), { tone: 'error' });
      setErrorCount((before) => before + 1);
      return false;
    }
  };
  return { billing, section, save };
}

interface Props {
  billing: ReturnType<typeof useAccountBilling>;
  section: RefObject<HTMLDivElement | null>;
}

/** Collapsed, because a plan can be bought without billing data. */
function BillingFirst({ billing, section }: Props) {
  const { t } = useText();
  return (
    <div ref={section} className={classes.first}>
      <Fold title={t('billing_title')} isOpenAtFirst={billing.isChanged()}>
        <p>{t('billing_first')}</p>
        {billing.isPending ? (
          <ScreenSkeleton lines={4} />
        ) : billing.error ? (
          <LoadFailed error={billing.error} onRetry={billing.retry} />
        ) : (
          <BillingSection fields={billing.fields} invoiceName={billing.invoiceName} />
        )}
      </Fold>
    </div>
  );
}

type Account = Outputs['session']['me'];

/** Form with plan, card and the charges today and later, which the server returns as an invoice. */
export function SubscribeForm({ account }: { account: Account }) {
  const { t } = useText();
  const now = useNow();
  const { plans, error, retry } = usePlans(account.price_type);
  const customer = trpc.billing.customer.useQuery({ id: account.id }, { staleTime: Infinity });
  const [chosen, setChosen] = useState<string>();
  const plan = plans?.find((p) => p.id === chosen) ?? (plans && defaultPlan(plans));
  const failure = error ?? customer.error;
  const coupon = plan?.coupon?.id;
  const preview = trpc.billing.previewSubscription.useQuery(
    { id: account.id, planId: plan?.id ?? '', ...(coupon && { coupon }) },
    {
      enabled: plan !== undefined && customer.data !== undefined,
      staleTime: 0,
      refetchInterval: quoteRefresh,
    },
  );
  const quote = useShownPreview(plan?.id ?? '', preview.data);
  const { billing, section, save } = useBillingFirst(account.id);
  const subscribe = useMutation({
    ...subscribed,
    mutationFn: async ({ stripe, ...input }: Inputs['billing']['subscribe'] & { stripe: Stripe }) => {
      const purchase = await api.billing.subscribe.mutate(input);
      const result = await finishPayment(purchase, stripe, input.id);
      // Without a subscription nothing was created: the card was rejected, or an earlier invoice
      // must be paid first.
      if (result === 'declined')
        toast(t(purchase.subscription ? 'subscription_payment_failed' : purchase.message), { tone: 'error' });
      if (result === 'authentication_failed') toast(t('payment_authentication_failed'), { tone: 'error' });
      return result;
    },
    onSuccess: (result) => result === 'done' && toast(t('subscription_created'), { isFinal: true }),
    // The card form shows the error; this shows the changed amounts.
    onError: (error) => void quote.take(error),
  });

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
  const inTrial = account.trial_expires_at !== null && new Date(account.trial_expires_at) > now;
  const isKnown = quote.now !== undefined && !preview.isFetching;

  return (
    <>
      <PlanTiles plans={plans} chosen={plan.id} onChoose={({ id }) => setChosen(id)} />
      <BillingFirst billing={billing} section={section} />
      <CardForm
        customerId={customerId}
        label={t(days === 0 ? 'subscribe_pay' : inTrial ? 'subscribe_in_trial' : 'subscribe_submit')}
        isReady={isKnown}
        onSubmit={save}
        onCard={(paymentMethodId, stripe) =>
          subscribe.mutateAsync({
            id: account.id,
            planId: plan.id,
            paymentMethodId,
            coupon: plan.coupon?.id ?? null,
            ...(quote.now && { quote: quote.now.quote }),
            stripe,
          })
        }
      >
        {preview.error && <LoadFailed error={preview.error} onRetry={() => void preview.refetch()} />}
        {preview.isFetching && <p role="status">{t('loading')}</p>}
        {isKnown && quote.now && <PlanInvoice preview={quote.now} before={quote.before} plan={plan} />}
      </CardForm>
    </>
  );
}
