export { bucketKey } from './bucket-key.ts';
export { keyedHash } from './keyed-hash.ts';
export { networkOf } from './network-of.ts';
export { giveBackAttempts, takeAttempt, type Limit } from './take-attempt.ts';
