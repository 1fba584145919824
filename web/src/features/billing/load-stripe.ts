import type { Stripe } from '@stripe/stripe-js';
import { api } from '../../lib/trpc.ts';

let loading: Promise<Stripe | null> | undefined;

/**
 * The provider's browser script, once, and only where a card is asked for. The sandbox's is put into the page first and
 * found by the loader; the real one comes from the provider's own CDN. A failure may be tried again.
 */
export function loadCardScript(locale: 'it' | 'en'): Promise<Stripe | null> {
  loading ??= load(locale).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(locale: 'it' | 'en'): Promise<Stripe | null> {
  const [{ loadStripe }, { payments }] = await Promise.all([
    import('@stripe/stripe-js/pure'),
    api.system.config.query(),
  ]);
  if (!payments) return null;
  if (new URL(payments.scriptSrc).hostname !== 'js.stripe.com') await addScript(payments.scriptSrc);
  return loadStripe(payments.publishableKey, { locale });
}

const addScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('the card script did not load'));
    };
    document.head.append(script);
  });
