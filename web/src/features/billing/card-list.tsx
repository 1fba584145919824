import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { removeCard } from '../../api/billing.ts';
import { Badge } from '../../components/badge.tsx';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Radio } from '../../components/radio.tsx';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { useDialog } from '../../lib/use-dialog.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { cardName, twoDigits } from './card-name.ts';
import classes from './cards.module.css';
import { EditCardDialog } from './edit-card-dialog.tsx';
import type { AccountCard, AccountCards } from './use-account-cards.ts';

interface RemoveCardDialogProps {
  card: AccountCard;
  /** Card that pays the renewals after the removal. */
  successor: AccountCard | undefined;
  onClose: () => void;
}

/** Asks before a card is removed, and names the card that pays afterwards. */
function RemoveCardDialog({ card, successor, onClose }: RemoveCardDialogProps) {
  const text = useText();
  const { t } = text;
  const remove = useMutation({
    ...removeCard,
    onSuccess: () => toast(t('card_removed'), { isFinal: true }),
    onSettled: onClose,
  });
  return (
    <Dialog title={t('card_remove_title')} alert onClose={onClose}>
      <p>{t('card_remove_text', { card: cardName(text, card) })}</p>
      {successor && <p>{t('card_remove_successor', { card: cardName(text, successor) })}</p>}
      <DialogActions onCancel={onClose}>
        <Button color="red" loading={remove.isPending} onClick={() => remove.mutate({ id: card.id })}>
          {t('card_remove_confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface Props {
  account: AccountCards;
  cards: readonly AccountCard[];
  /** Selection of a card for a payment. */
  choice?: { chosen: string | undefined; onChoose: (id: string) => void };
  /** Draws the actions of a card. */
  action?: (card: AccountCard, nameId: string) => ReactNode;
}

/** Cards by last digits, with their use and actions. */
export function CardList({ account, cards, choice, action }: Props) {
  const { t } = useText();
  const [dialog, setDialog, close] = useDialog<{ about: 'edit' | 'remove'; card: AccountCard }>();
  const radios = useId();
  const container = useRef<HTMLDivElement>(null);
  // If the row of the pressed button disappears before or after its dialog closes, the keyboard
  // continues from here.
  const takeLostFocus = () => {
    if (document.activeElement === document.body) container.current?.focus({ preventScroll: true });
  };
  const closeRemoval = () => {
    flushSync(close);
    takeLostFocus();
  };
  // Runs in the clean-up, before the list changes.
  useEffect(() => takeLostFocus, [cards.length]);
  return (
    <div ref={container} className={classes.place} tabIndex={-1}>
      {cards.length === 0 && <p>{t('profile_cards_none')}</p>}
      <ul className={classes.cards} aria-label={t('profile_cards')}>
        {cards.map((card) => (
          <Row
            key={card.id}
            card={card}
            renews={account.subscription !== null}
            radio={
              choice && (
                <Radio
                  name={radios}
                  isChosen={card.id === choice.chosen}
                  isDisabled={card.hasExpired && card.id !== choice.chosen}
                  onChoose={() => choice.onChoose(card.id)}
                />
              )
            }
            action={action}
            onAction={(about) => setDialog({ about, card })}
          />
        ))}
      </ul>
      {cards.some(({ isNeeded }) => isNeeded) && <p className={classes.note}>{t('payment_method_in_use')}</p>}
      {dialog?.about === 'edit' && <EditCardDialog card={dialog.card} onClose={close} />}
      {dialog?.about === 'remove' && (
        <RemoveCardDialog
          card={dialog.card}
          successor={cards.find(({ id }) => id === dialog.card.successorId)}
          onClose={closeRemoval}
        />
      )}
    </div>
  );
}

interface RowProps {
  card: AccountCard;
  renews: boolean;
  radio: ReactNode;
  action: Props['action'];
  onAction: (about: 'edit' | 'remove') => void;
}

function Row({ card, renews, radio, action, onAction }: RowProps) {
  const text = useText();
  const { t } = text;
  const nameId = useId();
  const name = cardName(text, card);
  const date = { month: twoDigits(card.month), year: String(card.year) };
  const What = radio ? 'label' : 'div';
  return (
    <li>
      <What className={classes.what}>
        {radio}
        <span>
          <span id={nameId} className={classes.name}>
            {name}
          </span>
          {card.pays && <Badge tone="good">{t(renews ? 'profile_card_pays' : 'card_default')}</Badge>}
          <span className={classes.facts}>
            {card.hasExpired ? (
              <span className={classes.expired}>{t('card_expired_on', date)}</span>
            ) : (
              t('card_expires_on', date)
            )}
            {card.holder !== null && ` · ${card.holder}`}
          </span>
        </span>
      </What>
      {action && <span className={classes.action}>{action(card, nameId)}</span>}
      <span className={classes.icons}>
        <IconButton icon="edit" label={t('card_edit', { card: name })} onClick={() => onAction('edit')} />
        <IconButton
          icon="trash"
          label={t('card_remove', { card: name })}
          disabled={card.isNeeded}
          onClick={() => onAction('remove')}
        />
      </span>
    </li>
  );
}
