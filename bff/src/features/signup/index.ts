export { embedOrigins } from './offers.ts';
export { remindTrials } from './remind-trials.ts';
export { sendVerification } from './send-verification.ts';
export { signUp, type CreateAccountInput, type CreatedAccount } from './sign-up.ts';
