import type { Stripe } from '@stripe/stripe-js';
import { addScript } from '../../lib/add-script.ts';
import { queryClient } from '../../lib/query-client.ts';
import { api } from '../../lib/trpc.ts';

/**
 * The provider's browser script, once, and only where a card is asked for. The sandbox's is put into the page first and
 * found by the loader; the real one comes from the provider's own CDN. A failure may be tried again.
 */
export const loadCardScript = (locale: 'it' | 'en'): Promise<Stripe | null> =>
  queryClient.fetchQuery({
    queryKey: ['card-script'],
    queryFn: () => load(locale),
    staleTime: Infinity,
    gcTime: Infinity,
    // It is no data: compared and copied it would lose what it can do.
    structuralSharing: false,
  });

async function load(locale: 'it' | 'en'): Promise<Stripe | null> {
  const [{ loadStripe }, { payments }] = await Promise.all([
    import('@stripe/stripe-js/pure'),
    api.system.config.query(),
  ]);
  if (!payments) return null;
  if (new URL(payments.scriptSrc).hostname !== 'js.stripe.com') await addScript(payments.scriptSrc);
  return loadStripe(payments.publishableKey, { locale });
}
