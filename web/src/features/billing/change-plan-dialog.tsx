import { Button } from '@mantine/core';
import { planName } from '@massima/contract/format/prices';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { planChanged } from '../../api/billing.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { type Inputs, type Outputs, trpc } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { cardName } from './card-name.ts';
import { ChoosePlan } from './choose-plan.tsx';
import { finishPayment } from './finish-payment.ts';
import { loadCardScript } from './load-stripe.ts';
import { PlanInvoice } from './plan-invoice.tsx';
import { useAccountCards } from './use-account-cards.ts';
import { usePlans } from './use-plans.ts';
import { quoteRefresh, useShownPreview } from './use-shown-preview.ts';

type ChangeResult = Outputs['billing']['changePlan'];

/**
 * Returns a function that changes the plan, lets the bank confirm if required, and reports the
 * outcome.
 */
function useChangePlan(
  accountId: number,
  {
    onDone,
    onRefused,
    onChanged,
  }: Record<'onDone' | 'onRefused', () => void> & {
    /** Shows figures that changed since they were confirmed. */ onChanged: (error: unknown) => void;
  },
) {
  const { t, locale } = useText();
  const change = trpc.billing.changePlan.useMutation();
  const [isAtBank, setAtBank] = useState(false);

  const authenticate = async (response: ChangeResult) => {
    const stripe = await loadCardScript(locale);
    // Synchronous, so that the focus is back in the page before the bank's frame takes it.
    return finishPayment(response, stripe, accountId, () => flushSync(() => setAtBank(true)));
  };
  const { mutate: confirm } = useMutation({
    ...planChanged,
    mutationFn: async (input: Inputs['billing']['changePlan']) => {
      const changeResult = await change.mutateAsync(input);
      const result = changeResult.success ? 'done' : await authenticate(changeResult);
      setAtBank(false);
      if (result === 'done') toast(t('subscription_plan_udated'), { isFinal: true });
      else {
        const declined =
          changeResult.message === 'invoice_due' ? changeResult.message : 'subscription_plan_udate_fail';
        toast(t(result === 'declined' ? declined : 'payment_authentication_failed'), { tone: 'error' });
        onRefused();
      }
      return result;
    },
    onSuccess: (result) => result === 'done' && onDone(),
    onError: (error) => {
      setAtBank(false);
      onChanged(error);
    },
  });
  return { confirm, isAtBank, isPending: change.isPending };
}

interface Props {
  account: Outputs['session']['me'];
  subscription: NonNullable<Outputs['billing']['subscription']>;
  onClose: () => void;
}

/**
 * Dialog to choose a plan and the paying card. Shows current and future charges before
 * confirmation.
 */
export function ChangePlanDialog({ account, subscription, onClose }: Props) {
  const text = useText();
  const { t } = text;
  const item = subscription.items.data[0];
  const current = item?.price.id;
  const plans = usePlans(account.price_type);
  const cards = useAccountCards(account.id);
  const [chosen, setChosen] = useState(current);
  const [chosenCard, setChosenCard] = useState<string>();
  const [isConfirming, setConfirming] = useState(false);
  const [isCardAtBank, setCardAtBank] = useState(false);

  const input = {
    id: account.id,
    subId: subscription.id,
    planId: chosen ?? '',
    subscriptionItemId: item?.id ?? '',
  };
  const isOther = chosen !== undefined && chosen !== current;
  const preview = trpc.billing.previewPlan.useQuery(input, {
    enabled: isOther,
    staleTime: 0,
    refetchInterval: quoteRefresh,
  });
  const quote = useShownPreview(chosen ?? '', isOther ? preview.data : undefined);
  const charged = isOther && !preview.isFetching ? quote.now : undefined;
  const goBack = () => setConfirming(false);
  const change = useChangePlan(account.id, { onDone: onClose, onRefused: goBack, onChanged: quote.take });
  // Falls back to the paying card if the selected card was removed.
  const payer =
    cards.cards?.find(({ id }) => id === chosenCard) ?? cards.cards?.find(({ pays }) => pays) ?? undefined;
  const to = plans.plans?.find(({ id }) => id === chosen);
  const canGoOn = charged !== undefined && charged.refusal === null && payer !== undefined;

  const isAside = isCardAtBank || change.isAtBank;
  const aside = isAside && <p role="status">{t('payment_authenticating')}</p>;
  const changed = quote.isRefused && (
    <Notice tone="warning" urgent>
      {t('quote_changed')}
    </Notice>
  );
  // Another tab made the same change, so no confirmation is needed.
  if (isConfirming && isOther) {
    return (
      <>
        {aside}
        <Dialog key="confirm" title={t('plan_confirm_title')} alert onClose={onClose} isAside={isAside}>
          <p>
            {t('plan_confirm_text', {
              from: planName(text, item?.price.nickname ?? null),
              to: planName(text, to?.nickname ?? null),
            })}
          </p>
          {changed}
          {charged ? (
            <PlanInvoice preview={charged} before={quote.before} plan={to} />
          ) : (
            <p role="status">{t('loading')}</p>
          )}
          {payer && <p>{t('plan_confirm_card', { card: cardName(text, payer) })}</p>}
          <DialogActions>
            <Button variant="default" disabled={change.isPending} onClick={goBack}>
              {t('plan_back')}
            </Button>
            <Button
              disabled={!canGoOn}
              loading={change.isPending}
              onClick={() =>
                change.confirm({
                  ...input,
                  ...(charged && { quote: charged.quote }),
                  ...(payer && !payer.pays && { paymentMethodId: payer.id }),
                })
              }
            >
              {t('plan_confirm')}
            </Button>
          </DialogActions>
        </Dialog>
      </>
    );
  }
  return (
    <>
      {aside}
      <Dialog key="choose" title={t('subscription_change')} onClose={onClose} isAside={isAside}>
        {changed}
        <ChoosePlan
          plans={plans}
          current={current}
          chosen={chosen}
          onChoose={setChosen}
          preview={{
            data: charged,
            before: quote.before,
            error: isOther ? preview.error : null,
            isFetching: preview.isFetching,
          }}
          cards={cards}
          payer={payer?.id}
          onCard={setChosenCard}
          onBank={(isAsking) => flushSync(() => setCardAtBank(isAsking))}
        />
        <DialogActions onCancel={onClose}>
          <Button
            disabled={!canGoOn}
            onClick={() => {
              // The shown amount is confirmed.
              quote.settle();
              void preview.refetch();
              setConfirming(true);
            }}
          >
            {t('plan_go_on')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
