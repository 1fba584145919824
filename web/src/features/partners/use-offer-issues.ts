import { callError } from '../../lib/call-error.ts';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import type { Choices } from './snippet.ts';

export type OfferIssues = Partial<Record<'priceType' | 'trialDays' | 'coupon', string>>;

/** What the offer will not give of what was chosen, by field: the server cuts it silently to the offer's terms at a signup. */
export function useOfferIssues({ priceType, origin, trialDays, coupon }: Choices): OfferIssues {
  const { t } = useText();
  const offer = trpc.offers.one.useQuery(
    { price_type: priceType.trim() || 'regular', origin: origin.trim().toLowerCase() },
    { staleTime: 60_000, retry: false },
  );
  if (offer.error) {
    // Anything else, such as a lost connection, says nothing about the offer.
    const isUnknown = callError(offer.error).key === 'validation_failed';
    return isUnknown ? { priceType: t('partners_offer_unknown') } : {};
  }
  if (!offer.data) return {};
  const { max_trial_days: most, coupon: given } = offer.data;
  const days = trialDays.trim();
  const wrongDays = !/^\d{0,4}$/.test(days)
    ? t('partners_trial_days_wrong')
    : Number(days) > most && t('partners_trial_days_most', { most });
  const isOtherCoupon = coupon.trim() !== '' && coupon.trim() !== given;
  return {
    ...(wrongDays && { trialDays: wrongDays }),
    ...(isOtherCoupon && { coupon: t('partners_coupon_unknown') }),
  };
}
