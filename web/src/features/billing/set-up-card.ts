import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import type { Locale, useText } from '../../lib/i18n.tsx';

/** What went wrong, in the current language; null where only another one has words for it. */
export type Problem = (text: ReturnType<typeof useText>) => string | null;

/** The provider's own words, as long as they are in the page's language. */
export const refusal =
  (message: string | undefined, spokenIn: Locale): Problem =>
  ({ t, locale }) =>
    message !== undefined && locale === spokenIn ? message : t('error_creating_payment_method');

/** Lets the provider set a card up. The bank may ask the customer; a dialog that is in its way is notified first. */
export async function setUpCard(
  stripe: Stripe,
  secret: string,
  card: StripeCardElement,
  onBank: ((isAsking: boolean) => void) | undefined,
) {
  const data = { payment_method: { card } };
  if (!onBank) return stripe.confirmCardSetup(secret, data);
  const answer = await stripe.confirmCardSetup(secret, data, { handleActions: false });
  if (answer.setupIntent?.status !== 'requires_action') return answer;
  onBank(true);
  try {
    const { setupIntent, error } = await stripe.handleNextAction({ clientSecret: secret });
    return { setupIntent, error };
  } finally {
    onBank(false);
  }
}
