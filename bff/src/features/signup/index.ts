export { embedOrigin } from './embed-origin.ts';
export { embedOrigins } from './offers.ts';
export { permitEmbedding, permittedOffers } from './permit-embedding.ts';
export { remindTrials } from './remind-trials.ts';
export { sendVerification } from './send-verification.ts';
export { signUp, type CreateAccountInput, type CreatedAccount } from './sign-up.ts';
