import { workAreasOfPriceType } from '@massima/contract/constants';
import { useEffect, useState } from 'react';
import type { Prefill } from './prefill.ts';
import type { FormTextKey } from './text-keys.ts';
import { TransportError, type OfferTerms, type SignupTransport } from './transport.ts';

/** Milliseconds between tries while the server doesn't answer. */
const pause = 5000;

/** What is known before the server has spoken: the built-in offers, so that the form stands complete at once. */
function builtIn(priceType: string): OfferTerms {
  const known =
    priceType in workAreasOfPriceType ? (priceType as keyof typeof workAreasOfPriceType) : 'regular';
  return { price_type: priceType, work_areas: workAreasOfPriceType[known] };
}

/** The server's offer for this form. One that doesn't exist gives the ordinary one, with a notice. */
export function useOffer(transport: SignupTransport, { priceType, origin }: Prefill) {
  const [offer, setOffer] = useState<OfferTerms>();
  const [notice, setNotice] = useState<FormTextKey>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (offer) return;
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unknown = notice === 'signup_offer_unknown';
    transport.offer(unknown ? 'regular' : priceType, origin).then(
      (loaded) => {
        if (!gone) setOffer(loaded);
      },
      (error: unknown) => {
        if (gone) return;
        const reachable = error instanceof TransportError && error.key !== 'signup_unreachable';
        if (reachable && !unknown) setNotice('signup_offer_unknown');
        else timer = setTimeout(() => setAttempt((n) => n + 1), pause);
      },
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [offer, notice, attempt, priceType, origin, transport]);

  return { offer: offer ?? builtIn(priceType), notice };
}
