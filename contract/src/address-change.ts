import { z } from 'zod';
import { givenPassword } from './account.ts';
import { email, id, isoDate, outcome } from './common.ts';
import { emailedToken } from './session.ts';

/** An address that its owner, or an administrator, gave an account and that is not the account’s yet. */
export const addressChangeOutput = z.object({
  change: z
    .object({
      /** The new address. */
      email: z.string(),
      asked_at: isoDate,
      /** When the new mailbox confirmed it. */
      confirmed_at: isoDate.nullable(),
      /** When the old mailbox agreed. */
      agreed_at: isoDate.nullable(),
      /**
       * Moment from which the old mailbox's silence counts as agreement. Null if only the new
       * mailbox must confirm.
       */
      silent_at: isoDate.nullable(),
      /** When the change expires if it is not confirmed. */
      lapses_at: isoDate,
    })
    .nullable(),
});
export type AddressChange = NonNullable<z.infer<typeof addressChangeOutput>['change']>;

/**
 * Input for a change of the owner's address, with the password. A second factor is asked besides if the
 * account has one.
 */
export const askAddressInput = z.object({ id, email, password: givenPassword });

export const addressLinkInput = z.object({ id, token: emailedToken });
/** `is_effective`: the address is the account’s now; otherwise the other mailbox is waited for. */
export const addressStepOutput = outcome.extend({ is_effective: z.boolean() });
