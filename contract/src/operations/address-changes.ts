import { accountById } from '../account.ts';
import {
  addressChangeOutput,
  addressLinkInput,
  addressStepOutput,
  askAddressInput,
} from '../address-change.ts';
import { outcome } from '../common.ts';
import type { OperationTable } from '../operation.ts';

/** The operations of `accounts` on a pending change of an address. */
export const addressChanges = {
  addressChange: {
    kind: 'query',
    rest: 'GET /lawyers/{id}/address_change',
    access: 'user',
    effect: 'reads_own',
    summary: 'The new address that an account waits for, if any',
    input: accountById,
    output: addressChangeOutput,
  },
  askForAddress: {
    kind: 'mutation',
    rest: 'POST /lawyers/{id}/address_change',
    access: 'user',
    effect: 'changes_entry',
    takesPassword: true,
    summary: 'Ask for another address of your own account; both mailboxes decide',
    input: askAddressInput,
    output: outcome,
    failsInline: true,
  },
  withdrawAddressChange: {
    kind: 'mutation',
    rest: 'DELETE /lawyers/{id}/address_change',
    access: 'user',
    effect: 'closes',
    summary: 'Give up the new address that an account waits for',
    input: accountById,
    output: outcome,
  },
  confirmAddress: {
    kind: 'mutation',
    rest: 'PUT /lawyers/{id}/address_change/confirm',
    access: 'public',
    effect: 'enters',
    summary: 'Confirm an account’s new address with the link mailed to it',
    input: addressLinkInput,
    output: addressStepOutput,
  },
  agreeToAddress: {
    kind: 'mutation',
    rest: 'PUT /lawyers/{id}/address_change/agree',
    access: 'public',
    effect: 'enters',
    summary: 'Agree to a new address with the link mailed to the old one',
    input: addressLinkInput,
    output: addressStepOutput,
  },
  stopAddressChange: {
    kind: 'mutation',
    rest: 'PUT /lawyers/{id}/address_change/stop',
    access: 'public',
    effect: 'closes',
    summary: 'Stop the change of an address with the link mailed to the old one',
    input: addressLinkInput,
    output: outcome,
  },
} as const satisfies OperationTable;
