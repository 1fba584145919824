import type { Outputs } from '../../lib/trpc.ts';

export type AccountRow = Outputs['accounts']['list']['lawyers'][number];

/** The latest date to which the account may search, whatever grants it. */
export function licenceEnd({ license_expire_at, trial_expires_at }: AccountRow): string | null {
  return (
    [license_expire_at, trial_expires_at]
      .filter((d) => d !== null)
      .sort()
      .at(-1) ?? null
  );
}

export const fullName = ({ name, surname }: AccountRow): string => `${name} ${surname}`;
