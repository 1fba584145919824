import { Button, TextInput } from '@mantine/core';
import type { ProgramSpending } from '@massima/contract/connections';
import { programSpendingMax } from '@massima/contract/constants';
import { money } from '@massima/contract/format/money';
import { allowSpending } from '../../api/connections.ts';
import { useFields } from '../../forms/use-fields.ts';
import { useForm } from '../../forms/use-form.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import classes from './connections.module.css';

/**
 * Parses an amount such as "5", "5,5" or "5.50" into cents; undefined if it is invalid or above
 * the limit.
 */
function centsOf(text: string): number | undefined {
  const [, euros, decimals = ''] = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (euros === undefined) return undefined;
  const cents = Number(euros) * 100 + Number(decimals.padEnd(2, '0'));
  return cents <= programSpendingMax ? cents : undefined;
}

/**
 * Monthly limit of spending by assistants and keys after the plan's searches are used up;
 * initially zero.
 */
export function Spending({ spending: { most, each, currency } }: { spending: ProgramSpending }) {
  const { t, locale } = useText();
  const written = (most / 100).toLocaleString(locale, { minimumFractionDigits: most % 100 === 0 ? 0 : 2 });
  const fields = useFields({
    draft: null,
    saved: { most: written.replace(/(?<=\d)[.,](?=\d{3})/g, '') },
    check: (values) => (centsOf(values.most) === undefined ? { most: 'program_spending_wrong' } : {}),
  });
  const form = useForm([fields], {
    ...allowSpending,
    input: () => ({ most: centsOf(fields.values.most) ?? 0 }),
    onDone: () => toast(t('program_spending_saved'), { isFinal: true }),
  });
  return (
    <form {...form.props} className={classes.spending}>
      <p className={classes.name}>{t('program_spending_title')}</p>
      <TextInput
        label={t('program_spending')}
        description={
          each === null
            ? t('program_spending_none')
            : t('program_spending_hint', { amount: money(each, currency, locale) })
        }
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        {...fields.field('most')}
      />
      <Button type="submit" variant="default" loading={form.isPending} disabled={!form.isComplete}>
        {t('program_spending_save')}
      </Button>
    </form>
  );
}
