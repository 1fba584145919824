import { z } from 'zod';
import { givenPassword } from './account.ts';
import { email, id, isoDate, outcome } from './common.ts';
import { provenByFactor } from './factor-proof.ts';
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
      /** From when on the silence of the old mailbox counts as agreement; null where only the new one is waited for. */
      silent_at: isoDate.nullable(),
      /** When it ends for want of a confirmation. */
      lapses_at: isoDate,
    })
    .nullable(),
});
export type AddressChange = NonNullable<z.infer<typeof addressChangeOutput>['change']>;

/** One's own: with the password, and a second factor where there is one. */
export const askAddressInput = z.object({ id, email, password: givenPassword, ...provenByFactor });

export const addressLinkInput = z.object({ id, token: emailedToken });
/** `is_effective`: the address is the account’s now; otherwise the other mailbox is waited for. */
export const addressStepOutput = outcome.extend({ is_effective: z.boolean() });
