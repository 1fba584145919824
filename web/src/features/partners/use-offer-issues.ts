import { callError } from '../../lib/call-error.ts';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import type { Choices } from './snippet.ts';

export type OfferIssues = Partial<Record<'priceType' | 'trialDays' | 'trialQueries' | 'coupon', string>>;

/** Returns the choices beyond the offer's terms, by field. A signup would silently reduce them. */
export function useOfferIssues({ priceType, origin, trialDays, trialQueries, coupon }: Choices): OfferIssues {
  const { t } = useText();
  const offer = trpc.offers.one.useQuery(
    { price_type: priceType.trim() || 'regular', origin: origin.trim().toLowerCase() },
    { staleTime: 60_000, retry: false },
  );
  if (offer.error) {
    // Other errors, such as a lost connection, do not mean that the offer is unknown.
    const isUnknown = callError(offer.error).key === 'validation_failed';
    return isUnknown ? { priceType: t('partners_offer_unknown') } : {};
  }
  if (!offer.data) return {};
  const { max_trial_days: most, max_trial_queries: mostQueries, coupon: offeredCoupon } = offer.data;
  const days = trialDays.trim();
  const wrongDays = !/^\d{0,4}$/.test(days)
    ? t('partners_trial_days_wrong')
    : Number(days) > most && t('partners_trial_days_most', { most });
  const queries = trialQueries.trim();
  const isTrial = Number(days) > 0;
  const wrongQueries = !/^\d{0,7}$/.test(queries)
    ? t('partners_trial_queries_wrong')
    : isTrial &&
      mostQueries >= 0 &&
      (queries === '' || Number(queries) > mostQueries) &&
      t('partners_trial_queries_most', { most: mostQueries });
  const isOtherCoupon = coupon.trim() !== '' && coupon.trim() !== offeredCoupon;
  return {
    ...(wrongDays && { trialDays: wrongDays }),
    ...(wrongQueries && { trialQueries: wrongQueries }),
    ...(isOtherCoupon && { coupon: t('partners_coupon_unknown') }),
  };
}
