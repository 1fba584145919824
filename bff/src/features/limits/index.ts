export { bucketKey } from './bucket-key.ts';
export { keyedHash } from './keyed-hash.ts';
export { networkOf } from './network-of.ts';
export { giveBackAttempts, takeAttempt } from './take-attempt.ts';
