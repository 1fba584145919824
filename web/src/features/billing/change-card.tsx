import { Button } from '@mantine/core';
import { useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { CardForm } from './lazy-card-form.tsx';
import { SavedCards } from './saved-cards.tsx';
import classes from './subscription.module.css';

interface Props {
  accountId: number;
  customerId: string;
  subscription: NonNullable<Outputs['billing']['subscription']>;
}

/** The cards on file, and the one that pays replaced by a new one. */
export function ChangeCard({ accountId, customerId, subscription }: Props) {
  const text = useText();
  const { t } = text;
  const utils = trpc.useUtils();
  const [isOpen, setOpen] = useState(false);
  const update = trpc.billing.updateSubscription.useMutation();
  return (
    <section className={classes.panel}>
      <h2>{t('subscription_card')}</h2>
      <SavedCards id={accountId} />
      {isOpen ? (
        <CardForm
          customerId={customerId}
          label={t('subscription_card_save')}
          onCancel={() => setOpen(false)}
          onCard={async (default_payment_method) => {
            try {
              const { success } = await update.mutateAsync({
                id: accountId,
                subId: subscription.id,
                default_payment_method,
              });
              if (!success) return toast(t('subscription_payment_method_update_fail'), { tone: 'error' });
              await Promise.all([
                utils.billing.paymentMethods.invalidate(),
                utils.billing.subscription.invalidate(),
              ]);
              toast(t('subscription_payment_method_updated'));
              setOpen(false);
            } catch (error) {
              toast(errorMessage(text, error, 'error_changing_payment_method'), { tone: 'error' });
            }
          }}
        />
      ) : (
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('subscription_card_change')}
        </Button>
      )}
    </section>
  );
}
