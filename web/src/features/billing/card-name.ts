import type { useText } from '../../lib/i18n.tsx';
import type { AccountCard } from './use-account-cards.ts';

type Text = Pick<ReturnType<typeof useText>, 't'>;

export const cardName = ({ t }: Text, { brand, last4 }: Pick<AccountCard, 'brand' | 'last4'>): string =>
  t('card_name', { brand, last4 });

export const twoDigits = (month: number): string => String(month).padStart(2, '0');
