import { Button, Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { CardForm } from './lazy-card-form.tsx';
import type { AccountCards } from './use-account-cards.ts';
import { usePayWith } from './use-pay-with.ts';

interface Props {
  id: number;
  account: AccountCards;
}

/** Form for another card, which pays from then on unless unticked. The first card always pays. */
export function AddCard({ id, account }: Props) {
  const { t } = useText();
  const [isToPay, setToPay] = useState(true);
  const payWith = usePayWith(id, account);
  const isFirst = !account.cards?.some(({ pays }) => pays);
  return (
    <NewCard
      account={account}
      onCard={async (card) => {
        if (isToPay || isFirst) return payWith(card);
        await account.refresh();
        toast(t('card_added'), { isFinal: true });
      }}
    >
      {!isFirst && (
        <Checkbox
          label={t(account.subscription ? 'card_pays_subscription' : 'card_pays_next')}
          checked={isToPay}
          onChange={(event) => setToPay(event.currentTarget.checked)}
        />
      )}
    </NewCard>
  );
}

interface NewCardProps {
  account: AccountCards;
  onCard: (id: string) => Promise<unknown>;
  onBank?: (isAsking: boolean) => void;
  children?: ReactNode;
}

/** Card form that a button opens. */
export function NewCard({ account: { customerId }, onCard, onBank, children }: NewCardProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
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
        await onCard(card);
        setOpen(false);
      }}
      {...(onBank && { onBank })}
    >
      {children}
    </CardForm>
  );
}
