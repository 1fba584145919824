import { Button } from '@mantine/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { finishPayment } from './finish-payment.ts';
import { loadCardScript } from './load-stripe.ts';
import { PlanInvoice } from './plan-invoice.tsx';
import { PlanTiles } from './plan-tiles.tsx';
import { usePlans } from './use-plans.ts';

interface Props {
  account: Outputs['session']['me'];
  subscription: NonNullable<Outputs['billing']['subscription']>;
  onClose: () => void;
}

/** Another plan: what is charged now and later stands there before it can be confirmed. */
export function ChangePlanDialog({ account, subscription, onClose }: Props) {
  const text = useText();
  const { t, locale } = text;
  const utils = trpc.useUtils();
  const item = subscription.items.data[0];
  const current = item?.price.id;
  const { plans, error } = usePlans(account.price_type);
  const [chosen, setChosen] = useState(current);
  const asked = {
    id: account.id,
    subId: subscription.id,
    planId: chosen ?? '',
    subscriptionItemId: item?.id ?? '',
  };
  const isOther = chosen !== undefined && chosen !== current;
  const preview = trpc.billing.previewPlan.useQuery(asked, { enabled: isOther, staleTime: 0 });
  const change = trpc.billing.changePlan.useMutation();
  const [isAtBank, setAtBank] = useState(false);

  const confirm = async () => {
    try {
      const answer = await change.mutateAsync(asked);
      const result = answer.success ? 'done' : await authenticate(answer);
      if (result === 'done') toast(t('subscription_plan_udated'));
      else {
        setAtBank(false);
        const declined = answer.message === 'invoice_due' ? answer.message : 'subscription_plan_udate_fail';
        toast(t(result === 'declined' ? declined : 'payment_authentication_failed'), { tone: 'error' });
      }
      await Promise.all([
        utils.billing.subscription.invalidate(),
        utils.billing.invoices.invalidate(),
        utils.session.invalidate(),
      ]);
      if (result === 'done') onClose();
    } catch (failure) {
      setAtBank(false);
      toast(errorMessage(text, failure, 'error_changing_plan_subscription'), { tone: 'error' });
    }
  };
  const authenticate = async (answer: Outputs['billing']['changePlan']) => {
    const stripe = await loadCardScript(locale);
    // At once, so that the focus has gone back to the page before the bank's frame takes it.
    return finishPayment(answer, stripe, account.id, () => flushSync(() => setAtBank(true)));
  };

  // Out of the bank's way; open again, with what was chosen, when that came to nothing.
  if (isAtBank) return <p role="status">{t('payment_authenticating')}</p>;
  return (
    <Dialog title={t('subscription_change')} onClose={onClose}>
      {error && <Notice tone="error">{errorMessage(text, error, 'error_getting_products')}</Notice>}
      {!plans && !error && <ScreenSkeleton lines={5} />}
      {plans && (
        <PlanTiles
          // A change keeps the discount that the subscription has, and redeems none.
          plans={plans.map((plan) => ({ ...plan, coupon: null }))}
          chosen={chosen}
          current={current}
          onChoose={({ id }) => setChosen(id)}
        />
      )}
      {isOther && preview.error && <Notice tone="error">{errorMessage(text, preview.error)}</Notice>}
      {isOther && preview.isFetching && <p role="status">{t('loading')}</p>}
      {isOther && preview.data && !preview.isFetching && <PlanInvoice preview={preview.data} />}
      <DialogActions onCancel={onClose}>
        <Button
          disabled={!isOther || !preview.data || preview.isFetching || preview.data.refusal !== null}
          loading={change.isPending}
          onClick={() => void confirm()}
        >
          {t('subscription_change')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
