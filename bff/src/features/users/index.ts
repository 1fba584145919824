export { searchEligibilityOf, type Asking, licensedAccess, onlyTries } from '../../may-search.ts';
export { refuseTakenAddress } from './address-taken.ts';
export { rememberDeleted, wasDeleted } from './former-addresses.ts';
export { noteMailboxes } from './mailbox-hash.ts';
export { markVerified } from './mark-verified.ts';
export { presentAccount } from './present-account.ts';
