import { Button } from '@mantine/core';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';

interface Props {
  accountId: number;
  subscription: NonNullable<Outputs['billing']['subscription']>;
  /** End of the paid period, written out. */
  date: string;
  onClose: () => void;
}

/** Cancels the renewal, saying until when all goes on; or takes that back. */
export function RenewalDialog({ accountId, subscription, date, onClose }: Props) {
  const text = useText();
  const { t } = text;
  const utils = trpc.useUtils();
  const willExpire = subscription.cancel_at_period_end;
  const update = trpc.billing.updateSubscription.useMutation({
    onSuccess: async () => {
      await utils.billing.subscription.invalidate({ id: accountId });
      toast(t(willExpire ? 'subscription_restored' : 'subscription_cancelled'));
      onClose();
    },
    onError: (error) => {
      const failed = willExpire ? 'subscription_restoring_failed' : 'subscription_cancellation_failed';
      toast(errorMessage(text, error, failed), { tone: 'error' });
    },
  });
  return (
    <Dialog
      title={t(willExpire ? 'subscription_restore_title' : 'subscription_cancel_title')}
      alert
      onClose={onClose}
    >
      <p>{t(willExpire ? 'subscription_restore_text' : 'subscription_cancel_text', { date })}</p>
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
