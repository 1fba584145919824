import { workAreasOfPriceType } from '@massima/contract/constants';
import type { Prefill } from './prefill.ts';
import { TransportError, type OfferTerms, type SignupTransport } from './transport.ts';

/** Milliseconds between tries while the server doesn't answer. */
const pause = 5000;

/**
 * Returns the built-in terms of an offer, so that the form is complete before the server responds.
 */
export function builtInOffer(price_type: string): OfferTerms {
  const offers: Record<string, readonly string[]> = workAreasOfPriceType;
  return { price_type, work_areas: offers[price_type] ?? workAreasOfPriceType.regular };
}

/**
 * Loads the server's offer for this form. If the offer does not exist, the default offer applies
 * and the form shows a notice.
 *
 * @returns a function that aborts the request
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
