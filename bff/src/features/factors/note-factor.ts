import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import type { AccountRow } from '../../models/user.ts';
import { type MailParams, queueMail } from '../mail/index.ts';

/** The owner learns by mail of every change of what proves who they are. */
export const noteFactor = (
  trx: Knex.Transaction,
  deps: Deps,
  account: AccountRow,
  what: MailParams['second_factor']['what'],
): Promise<void> => {
  const { clock, config } = deps;
  const isDone = what !== 'reset_asked';
  const at = isDone ? clock.now() : (account.factor_reset_at ?? clock.now());
  return queueMail(trx, deps, account, 'second_factor', {
    name: account.name,
    what,
    at: at.toISOString(),
    support: config.SUPPORT_EMAIL,
    link: `${config.PUBLIC_URL}/profile`,
  });
};
