export { checkPassword } from './check-password.ts';
export { takeCodeAttempt, takeRecoveryAttempt, type CodePlace } from './code-attempts.ts';
export { bucketKey, keyedHash, keyedHashes, secretsOf } from './keyed-hash.ts';
export { customerDomainOf, earlierMailboxesOf, mailboxOf } from './mailbox-of.ts';
export { takeLinkAttempt } from './login-attempts.ts';
export { networkOf, wideNetworkOf } from './network-of.ts';
export {
  forgetAddress,
  takeCrashReport,
  consumeMailLimit,
  consumeMailLimitIn,
  takePublicAttempt,
  takeSignup,
} from './public-attempts.ts';
export { isSame, readSignedId, signId } from './signed-id.ts';
export { consumeSaveLimit, withinStorage } from './storage.ts';
export {
  refundRateLimits,
  consumeRateLimit,
  consumeRateLimits,
  isWithinLimit,
} from './consume-rate-limit.ts';
