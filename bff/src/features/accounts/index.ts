export { createAdmin } from './create-admin.ts';
export { accessOf } from './access-of.ts';
export { markVerified } from './mark-verified.ts';
export { embedOrigins } from './offers.ts';
export { presentAccount } from './present-account.ts';
export { takeMail, takePublicAttempt } from './public-attempts.ts';
export { remindTrials } from './remind-trials.ts';
