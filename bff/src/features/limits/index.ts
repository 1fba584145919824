export { bucketKey, keyedHash } from './keyed-hash.ts';
export { networkOf } from './network-of.ts';
export { countMail, forgetAddress, takeMail, takePublicAttempt } from './public-attempts.ts';
export { isSame, readSignedId, signId } from './signed-id.ts';
export { giveBackAttempts, takeAttempt, takeAttempts, type Attempt } from './take-attempt.ts';
