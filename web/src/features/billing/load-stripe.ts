import type { Stripe } from '@stripe/stripe-js';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { addScript } from '../../lib/add-script.ts';
import { type Locale, useText } from '../../lib/i18n.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { api } from '../../lib/trpc.ts';

/**
 * Loads the provider's script, once per language and only for card forms. In the sandbox it is
 * added first and found by the loader; in production it comes from the provider's CDN. A failed
 * load can be retried.
 */
const cardScript = (locale: Locale) =>
  queryOptions({
    queryKey: ['card-script', locale],
    queryFn: () => load(locale),
    staleTime: Infinity,
    gcTime: Infinity,
    // Comparing and copying the script like data would remove its methods.
    structuralSharing: false,
  });

export const loadCardScript = (locale: Locale): Promise<Stripe> => queryClient.fetchQuery(cardScript(locale));

/** Returns the script in the page's language, or in the previous language until it has loaded. */
export function useCardScript() {
  const { locale } = useText();
  return useQuery({ ...cardScript(locale), placeholderData: keepPreviousData });
}

async function load(locale: Locale): Promise<Stripe> {
  const [{ loadStripe }, { payments }] = await Promise.all([
    import('@stripe/stripe-js/pure'),
    api.system.config.query(),
  ]);
  if (payments && new URL(payments.scriptSrc).hostname !== 'js.stripe.com')
    await addScript(payments.scriptSrc);
  const stripe = payments && (await loadStripe(payments.publishableKey, { locale }));
  // Thrown and not cached, because payments may be set up before the next attempt.
  if (!stripe) throw new Error('No payments are set up');
  return stripe;
}
