/** Rows about the mailboxes of accounts; those of the links that are sent to them are in `tables.ts`. */

export interface AddressChangeRow {
  user_id: number;
  /** The new address. */
  email: string;
  asked_at: Date;
  /** By the account's owner, with the password; else by an administrator. */
  by_owner: boolean;
  /** By the new mailbox. */
  confirmed_at: Date | null;
  /** By the old mailbox. */
  agreed_at: Date | null;
}

export interface DeletedAddressRow {
  address_hash: string;
  deleted_at: Date;
}

export interface UsedFormTokenRow {
  nonce: string;
  used_at: Date;
}
