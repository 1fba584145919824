import { offers } from '@massima/contract/operations/offers';
import { implement } from '../../procedures/implement.ts';
import { findOffer } from './offers.ts';

export const offersRouter = {
  one: implement(offers.one, ({ deps }, { price_type, origin }) => findOffer(deps.db, price_type, origin)),
};
