export { searchEligibilityOf, type Asking, licensedAccess, onlyTries, triesFree } from '../../may-search.ts';
export { refuseTakenAddress } from './address-taken.ts';
export { rememberDeleted, wasDeleted } from './former-addresses.ts';
export { markVerified } from './mark-verified.ts';
export { presentAccount } from './present-account.ts';
export { noteCodes, noteMailboxes } from './trial-customer.ts';
