import type { Account } from '@massima/contract/account';
import { accountAnswers } from './account-answers.ts';
import { alertAnswers } from './alert-answers.ts';
import { billingAnswers } from './billing-answers.ts';
import { researchAnswers } from './research-answers.ts';
import { shareAnswers } from './share-answers.ts';
import type { Responses } from './types.ts';

/** Returns successful responses for the account. A story can override each of them. */
export const defaultAnswers = (account: Account): Responses => ({
  ...accountAnswers(account),
  ...researchAnswers(),
  ...alertAnswers(),
  ...shareAnswers(),
  ...billingAnswers(account),
});
