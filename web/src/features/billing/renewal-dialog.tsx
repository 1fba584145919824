import { Button } from '@mantine/core';
import { longDay } from '@massima/contract/format/day-with';
import { sum } from '@massima/contract/format/prices';
import { isUnpaid } from '@massima/contract/plan';
import { changeRenewal } from '../../api/billing.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';

interface Props {
  accountId: number;
  subscription: NonNullable<Outputs['billing']['subscription']>;
  /** End of the paid period. */
  end: string;
  onClose: () => void;
}

/** Dialog that cancels the renewal and shows the end of the paid period, or restores it. */
export function RenewalDialog({ accountId, subscription, end, onClose }: Props) {
  const text = useText();
  const { t, locale } = text;
  const day = { day: longDay('il', end, locale) };
  const { cancel_at_period_end: willExpire, credit } = subscription;
  const currency = subscription.items.data[0]?.price.currency ?? 'eur';
  const update = useMutation({
    ...changeRenewal,
    onSuccess: () => {
      toast(t(willExpire ? 'subscription_restored' : 'subscription_cancelled'), { isFinal: true });
      onClose();
    },
  });
  return (
    <Dialog
      title={t(willExpire ? 'subscription_restore_title' : 'subscription_cancel_title')}
      alert
      onClose={onClose}
    >
      <p>
        {willExpire
          ? t('subscription_restore_text', day)
          : isUnpaid(subscription.status)
            ? t('subscription_cancel_text_unpaid', day)
            : t('subscription_cancel_text', { day: longDay('al', end, locale) })}
      </p>
      {!willExpire && credit > 0 && (
        <p>{t('subscription_cancel_credit', { amount: sum(text, credit, currency) })}</p>
      )}
      <DialogActions onCancel={onClose} cancelText={willExpire ? undefined : t('subscription_keep')}>
        <Button
          loading={update.isPending}
          onClick={() =>
            update.mutate({ id: accountId, subId: subscription.id, cancel_at_period_end: !willExpire })
          }
        >
          {t(willExpire ? 'subscription_restore' : 'subscription_cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
