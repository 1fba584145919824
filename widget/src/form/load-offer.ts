import { workAreasOfPriceType } from '@massima/contract/constants';
import type { Prefill } from './prefill.ts';
import { TransportError, type OfferTerms, type SignupTransport } from './transport.ts';

/** Milliseconds between tries while the server doesn't answer. */
const pause = 5000;

/** What is known before the server has spoken: the built-in offers, so that the form is complete immediately. */
export function builtInOffer(price_type: string): OfferTerms {
  const offers: Record<string, readonly string[]> = workAreasOfPriceType;
  return { price_type, work_areas: offers[price_type] ?? workAreasOfPriceType.regular };
}

/**
 * Brings the server's offer for this form. One that doesn't exist gives the ordinary one, and says so. Returns what
 * stops it.
 */
export function loadOffer(
  transport: SignupTransport,
  { priceType, origin }: Prefill,
  onOffer: (offer: OfferTerms, unknown: boolean) => void,
): () => void {
  let stopped = false;
  const load = async (type: string) => {
    try {
      const offer = await transport.offer(type, origin);
      if (!stopped) onOffer(offer, type !== priceType);
    } catch (error) {
      const refused = error instanceof TransportError && error.key !== 'signup_unreachable';
      if (refused && type !== 'regular') await load('regular');
      else if (!stopped) setTimeout(() => stopped || void load(type), pause);
    }
  };
  void load(priceType);
  return () => {
    stopped = true;
  };
}
