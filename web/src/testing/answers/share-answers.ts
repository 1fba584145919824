import { sampleShared, sampleShares } from '../samples/shares.ts';
import { sampleReceipt } from '../samples/receipt.ts';
import { done } from './parts.ts';
import type { Responses } from './types.ts';

/** Returns responses for share links that keep their changes. */
export function shareAnswers(): Responses {
  let shares = sampleShares();
  return {
    'shares.list': () => ({ shares, left: 18, most: 20 }),
    'shares.create': () => {
      const { expires_at } = sampleShared();
      return { id: 9, url: 'https://massima.example/shares/indirizzo', expires_at, receipt: sampleReceipt() };
    },
    'shares.end': ({ id }) => {
      shares = shares.filter((share) => share.id !== id);
      return done('ok')();
    },
    'shares.open': () => sampleShared(),
  };
}
