import type { Outputs } from '../../lib/trpc.ts';

export type AccountRow = Outputs['accounts']['list']['lawyers'][number];

/** Latest date until which the account may search, by licence or trial. Null if it has neither. */
export function licenceEnd({ license_expire_at, trial_expires_at }: AccountRow): string | null {
  return (
    [license_expire_at, trial_expires_at]
      .filter((d) => d !== null)
      .sort()
      .at(-1) ?? null
  );
}

export const fullName = ({ name, surname }: AccountRow): string => `${name} ${surname}`;
