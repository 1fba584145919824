/** Row types for account mailboxes. Link tokens are in `tables.ts`. */

export interface AddressChangeRow {
  user_id: number;
  /** New address. */
  email: string;
  asked_at: Date;
  /**
   * Whether the account's owner requested the change with the password; otherwise an administrator
   * did.
   */
  by_owner: boolean;
  /** Confirmation by the new mailbox. */
  confirmed_at: Date | null;
  /** Consent by the old mailbox. */
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
