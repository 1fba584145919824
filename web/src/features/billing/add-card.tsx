import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { CardForm } from './lazy-card-form.tsx';
import type { AccountCards } from './use-account-cards.ts';
import { usePayWith } from './use-pay-with.ts';

interface Props {
  id: number;
  account: AccountCards;
}

/** Another card, which pays from then on unless that is not wanted; the first one always does. */
export function AddCard({ id, account }: Props) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const [isToPay, setToPay] = useState(true);
  const payWith = usePayWith(id, account);
  const { cards = [], customerId, subscription } = account;
  const isFirst = !cards.some(({ pays }) => pays);
  if (!isOpen || customerId === undefined) {
    return (
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('card_add')}
      </Button>
    );
  }
  return (
    <CardForm
      customerId={customerId}
      label={t('subscription_card_save')}
      onCancel={() => setOpen(false)}
      onCard={async (card) => {
        if (isToPay || isFirst) await payWith(card);
        else {
          await account.refresh();
          toast(t('card_added'));
        }
        setOpen(false);
      }}
    >
      {!isFirst && (
        <Checkbox
          label={t(subscription ? 'card_pays_subscription' : 'card_pays_next')}
          checked={isToPay}
          onChange={(event) => setToPay(event.currentTarget.checked)}
        />
      )}
    </CardForm>
  );
}
