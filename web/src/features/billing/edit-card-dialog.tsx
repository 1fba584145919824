import { Button, TextInput } from '@mantine/core';
import { isCardExpired } from '@massima/contract/cards';
import { editCard } from '../../api/billing.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useForm } from '../../forms/use-form.ts';
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
/** Maximum validity of a card in years. */
const yearsAhead = 20;

/**
 * Edits expiry date and holder, as when a bank renews a card. A different number requires a new
 * card.
 */
export function EditCardDialog({ card, onClose }: Props) {
  const text = useText();
  const { t } = text;
  const now = useNow();
  const first = now.getFullYear();
  const years = Array.from({ length: yearsAhead + 1 }, (_, index) => String(first + index));
  const saved = { month: twoDigits(card.month), year: String(card.year), holder: card.holder ?? '' };
  const dateOf = ({ month, year }: typeof saved) => ({ exp_month: Number(month), exp_year: Number(year) });
  const differs = ({ month, year, holder }: typeof saved) => ({
    isDated: month !== saved.month || year !== saved.year,
    isNamed: holder.trim() !== saved.holder,
  });
  const fields = useFields({
    draft: null,
    saved,
    check: (values) => ({
      ...(differs(values).isDated &&
        isCardExpired({ card: dateOf(values) }, now) && { month: 'card_date_past' }),
      ...(differs(values).isNamed && values.holder.trim() === '' && { holder: 'card_holder_required' }),
    }),
    atOnce: ['month', 'year', 'holder'],
    // Expiry date that the card's network rejects.
    locateIssue: ({ path, message }) =>
      path === 'name' ? { holder: message } : { month: 'card_date_refused' },
  });
  const { month, year, holder } = fields.values;
  const { isDated, isNamed } = differs(fields.values);
  const form = useForm([fields], {
    ...editCard,
    input: () => ({
      id: card.id,
      ...(isDated && dateOf(fields.values)),
      ...(isNamed && { name: holder.trim() }),
    }),
    onDone: () => {
      toast(t('card_edited'), { isFinal: true });
      onClose();
    },
  });
  const wrongDate = fields.errorOf('month');
  return (
    <Dialog title={cardName(text, card)} onClose={onClose}>
      <form {...form.props}>
        <p className={classes.note}>{t('card_edit_number')}</p>
        <fieldset className={classes.date}>
          <legend>{t('card_expiry')}</legend>
          <SelectField
            label={t('card_month')}
            value={month}
            options={months.map((value) => ({ value, text: value }))}
            onChange={(chosen) => fields.set({ month: chosen })}
          />
          <SelectField
            label={t('card_year')}
            value={year}
            options={[...new Set([String(card.year), ...years])]
              .sort()
              .map((value) => ({ value, text: value }))}
            onChange={(chosen) => fields.set({ year: chosen })}
          />
        </fieldset>
        {wrongDate && (
          <p role="alert" className={classes.wrong}>
            {wrongDate}
          </p>
        )}
        <TextInput
          label={t('card_holder')}
          autoComplete="cc-name"
          maxLength={100}
          {...fields.field('holder')}
        />
        <DialogActions onCancel={onClose}>
          <Button
            type="submit"
            loading={form.isPending}
            disabled={!form.isComplete || (!isDated && !isNamed)}
          >
            {t('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
