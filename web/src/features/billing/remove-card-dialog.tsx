import { Button } from '@mantine/core';
import { removeCard } from '../../api/billing.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { cardName } from './card-name.ts';
import type { AccountCard } from './use-account-cards.ts';

interface Props {
  card: AccountCard;
  /** Pays the renewals from then on. */
  successor: AccountCard | undefined;
  onClose: () => void;
}

/** Asks before a card goes, and says who pays then. */
export function RemoveCardDialog({ card, successor, onClose }: Props) {
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
