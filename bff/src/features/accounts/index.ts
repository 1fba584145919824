export { createAdmin } from './create-admin.ts';
export { accessOf, type Access } from './access-of.ts';
export { type AccountHooks, type BillingPart } from './hooks.ts';
export { markVerified } from './mark-verified.ts';
export { embedOrigins } from './offers.ts';
export { presentAccount } from './present-account.ts';
export { takePublicAttempt } from './public-attempts.ts';
export { remindTrials } from './remind-trials.ts';
