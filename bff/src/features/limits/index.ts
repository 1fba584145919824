export { bucketKey } from './bucket-key.ts';
export { keyedHash } from './keyed-hash.ts';
export { networkOf } from './network-of.ts';
export { countAttempt, giveBackAttempts, takeAttempt, takeAttempts, type Attempt } from './take-attempt.ts';
