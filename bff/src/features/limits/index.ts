export { bucketKey } from './bucket-key.ts';
export { keyedHash } from './keyed-hash.ts';
export { giveBackAttempt, takeAttempt, type Limit } from './take-attempt.ts';
