import { offer, offerInput } from '@massima/contract/account';
import { t } from '../../trpc/init.ts';
import { publicProcedure } from '../../trpc/procedures.ts';
import { findOffer } from './offers.ts';

export const offersRouter = t.router({
  one: publicProcedure
    .meta({
      rest: { method: 'GET', path: '/offers', summary: 'What a signup of this price type may be granted' },
    })
    .input(offerInput)
    .output(offer)
    .query(({ ctx, input }) => findOffer(ctx.deps.db, input.price_type, input.origin)),
});
