import { Button } from '@mantine/core';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { cardName } from './card-name.ts';
import type { AccountCard, AccountCards } from './use-account-cards.ts';

interface Props {
  card: AccountCard;
  /** Pays the renewals from then on. */
  successor: AccountCard | undefined;
  refresh: AccountCards['refresh'];
  onClose: () => void;
}

/** Asks before a card goes, and says who pays then. */
export function RemoveCardDialog({ card, successor, refresh, onClose }: Props) {
  const text = useText();
  const { t } = text;
  const remove = trpc.billing.removePaymentMethod.useMutation({
    onSuccess: () => toast(t('card_removed')),
    // Another tab may have removed it, or the one that would have paid instead: the list shows what is left.
    onError: (error) => toast(errorMessage(text, error, 'error_changing_payment_method'), { tone: 'error' }),
    onSettled: async () => {
      await refresh();
      onClose();
    },
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
