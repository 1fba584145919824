import type { Deps } from '../../deps.ts';
import { dueAddressChanges } from '../../models/address-change.ts';
import { lockUser } from '../../models/user.ts';
import { pushCustomerIdentity } from '../billing/index.ts';
import { settleChange, settling, type Settled } from './settle-change.ts';
import { silenceMs, waitMs } from './waiting.ts';

const maxPerRound = 100;

export interface SettledAccount {
  userId: number;
  became: Exclude<Settled['became'], 'waiting' | 'nothing'>;
}

/**
 * Settles the address changes that have expired, were confirmed by silence, or whose address
 * another account took. Several processes may run it in parallel: each re-reads the locked row.
 */
export async function settleDueChanges(deps: Deps): Promise<SettledAccount[]> {
  const now = deps.clock.now().getTime();
  const due = await dueAddressChanges(deps.db, {
    silentSince: new Date(now - silenceMs),
    lapsedSince: new Date(now - waitMs),
    limit: maxPerRound,
  });
  const accounts: SettledAccount[] = [];
  for (const userId of due) {
    const settled = await settling<Settled>(deps, async (trx) => {
      const account = await lockUser(trx, userId);
      return account ? settleChange(trx, deps, account) : { became: 'nothing' };
    });
    if (settled.became === 'effective') await pushCustomerIdentity(deps, settled.before, settled.changed);
    if (settled.became !== 'waiting' && settled.became !== 'nothing')
      accounts.push({ userId, became: settled.became });
  }
  return accounts;
}
