import { Button } from '@mantine/core';
import { useState } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useText } from '../../lib/i18n.tsx';
import { AddCard } from './add-card.tsx';
import { CardList } from './card-list.tsx';
import panel from './subscription.module.css';
import { useAccountCards } from './use-account-cards.ts';
import { usePayWith } from './use-pay-with.ts';

/** Cards on file: add, edit, remove and select the paying card. */
export function Cards({ id }: { id: number }) {
  const { t } = useText();
  const account = useAccountCards(id);
  const payWith = usePayWith(id, account);
  const [changingTo, setChangingTo] = useState<string>();
  const { cards, error, retry, subscription } = account;
  if (!cards) {
    return error ? <LoadFailed error={error} onRetry={retry} /> : <p role="status">{t('loading')}</p>;
  }
  const choose = async (card: string) => {
    setChangingTo(card);
    await payWith(card);
    setChangingTo(undefined);
  };
  return (
    <>
      <CardList
        account={account}
        cards={cards}
        action={(card, nameId) =>
          !card.pays &&
          !card.hasExpired && (
            <Button
              variant="default"
              size="compact-sm"
              aria-describedby={nameId}
              loading={changingTo === card.id}
              // One change at a time, so that the last choice wins.
              disabled={changingTo !== undefined && changingTo !== card.id}
              onClick={() => void choose(card.id)}
            >
              {t(subscription ? 'card_use' : 'card_use_next')}
            </Button>
          )
        }
      />
      <AddCard id={id} account={account} />
    </>
  );
}

export function CardsPanel({ id }: { id: number }) {
  const { t } = useText();
  return (
    <section className={panel.panel}>
      <h2>{t('profile_cards')}</h2>
      <Cards id={id} />
    </section>
  );
}
