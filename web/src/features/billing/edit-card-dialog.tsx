import { Button, TextInput } from '@mantine/core';
import { isCardExpired } from '@massima/contract/cards';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { editCard } from '../../api/billing.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { callError } from '../../lib/call-error.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { useNow } from '../../lib/use-now.ts';
import { cardName, twoDigits } from './card-name.ts';
import classes from './cards.module.css';
import type { AccountCard } from './use-account-cards.ts';

interface Props {
  card: AccountCard;
  onClose: () => void;
}

const months = Array.from({ length: 12 }, (_, index) => twoDigits(index + 1));
/** As far ahead as banks print. */
const yearsAhead = 20;

/** When it expires and whose name is on it, as a bank renews a card. Another number is another card. */
export function EditCardDialog({ card, onClose }: Props) {
  const text = useText();
  const { t } = text;
  const now = useNow();
  const first = now.getFullYear();
  const years = Array.from({ length: yearsAhead + 1 }, (_, index) => String(first + index));
  const [month, setMonth] = useState(twoDigits(card.month));
  const [year, setYear] = useState(String(card.year));
  const [holder, setHolder] = useState(card.holder ?? '');
  const isDated = Number(month) !== card.month || Number(year) !== card.year;
  const isNamed = holder.trim() !== (card.holder ?? '');
  const isPast =
    isDated && isCardExpired({ card: { exp_month: Number(month), exp_year: Number(year) } }, now);
  const isNameless = isNamed && holder.trim() === '';
  const update = useMutation({
    ...editCard,
    onSuccess: () => {
      toast(t('card_edited'));
      onClose();
    },
  });
  // A date that the card's network does not take.
  const isRefused = update.error !== null && callError(update.error).issues.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    update.mutate({
      id: card.id,
      ...(isDated && { exp_month: Number(month), exp_year: Number(year) }),
      ...(isNamed && { name: holder.trim() }),
    });
  };
  return (
    <Dialog title={cardName(text, card)} onClose={onClose}>
      <form onSubmit={submit}>
        <p className={classes.note}>{t('card_edit_number')}</p>
        <fieldset className={classes.date}>
          <legend>{t('card_expiry')}</legend>
          <SelectField
            label={t('card_month')}
            value={month}
            options={months.map((value) => ({ value, text: value }))}
            onChange={setMonth}
          />
          <SelectField
            label={t('card_year')}
            value={year}
            options={[...new Set([String(card.year), ...years])]
              .sort()
              .map((value) => ({ value, text: value }))}
            onChange={setYear}
          />
        </fieldset>
        {(isPast || isRefused) && (
          <p role="alert" className={classes.wrong}>
            {t(isPast ? 'card_date_past' : 'card_date_refused')}
          </p>
        )}
        <TextInput
          label={t('card_holder')}
          autoComplete="cc-name"
          maxLength={100}
          value={holder}
          error={isNameless && t('card_holder_required')}
          onChange={(event) => setHolder(event.currentTarget.value)}
        />
        <DialogActions onCancel={onClose}>
          <Button
            type="submit"
            loading={update.isPending}
            disabled={isPast || isNameless || (!isDated && !isNamed)}
          >
            {t('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
