import { Badge } from '../../components/badge.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import classes from './saved-cards.module.css';

/** The cards on file, masked; of several it is said which one renewals are charged to. */
export function SavedCards({ id }: { id: number }) {
  const { t } = useText();
  const methods = trpc.billing.paymentMethods.useQuery({ id });
  const subscription = trpc.billing.subscription.useQuery({ id });
  const customer = trpc.billing.customer.useQuery({ id });
  // The provider takes the subscription's own card before the customer's.
  const paying =
    subscription.data &&
    (subscription.data.default_payment_method ?? customer.data?.default_payment_method ?? null);
  const cards = methods.data?.data.flatMap((m) => (m.card ? [{ ...m.card, id: m.id }] : []));
  if (methods.error) return <LoadFailed error={methods.error} onRetry={() => void methods.refetch()} />;
  if (!cards) return <p role="status">{t('loading')}</p>;
  if (cards.length === 0) return <p>{t('profile_cards_none')}</p>;
  return (
    <ul className={classes.cards}>
      {cards.map((card) => (
        <li key={card.id}>
          {t('profile_card', {
            brand: card.brand.toUpperCase(),
            last4: card.last4,
            month: String(card.exp_month).padStart(2, '0'),
            year: String(card.exp_year),
          })}{' '}
          {cards.length > 1 && card.id === paying && <Badge tone="good">{t('profile_card_pays')}</Badge>}
        </li>
      ))}
    </ul>
  );
}
