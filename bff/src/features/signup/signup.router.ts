import { accounts } from '@massima/contract/operations/accounts';
import { offers } from '@massima/contract/operations/offers';
import { implement } from '../../procedures/implement.ts';
import { existed, exists } from './address-known.ts';
import { issueFormToken } from './form-token.ts';
import { offerLinks, offerSignups } from './offer-signups.ts';
import { findOffer } from './offers.ts';
import { resendVerification } from './resend-verification.ts';

/** Account operations that require no session. */
export const signupRouter = {
  formToken: implement(accounts.formToken, ({ deps }) => ({ form_token: issueFormToken(deps) })),
  resendVerification: implement(accounts.resendVerification, ({ deps, clientIp }, input) =>
    resendVerification(deps, input, clientIp),
  ),
  exists: implement(accounts.exists, ({ deps, clientIp }, { email }) => exists(deps, email, clientIp)),
  existed: implement(accounts.existed, ({ deps, clientIp }, { email }) => existed(deps, email, clientIp)),
};

export const offersRouter = {
  one: implement(offers.one, ({ deps }, { price_type, origin }) => findOffer(deps.db, price_type, origin)),
  signups: implement(offers.signups, ({ deps }, { token }) => offerSignups(deps, token)),
  links: implement(offers.links, ({ deps }) => offerLinks(deps)),
};
