import type { z } from 'zod';
import type { overviewOutput } from '@massima/contract/account';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { countConnections } from '../../models/connection.ts';
import { lastMails } from '../../models/outbox.ts';
import { lastSession } from '../../models/session.ts';
import { endOfPeriod } from '../../models/subscription-projection.ts';
import { entitlementSourceOf } from './entitlement-source-of.ts';

type Overview = z.infer<typeof overviewOutput>;
const maxMails = 10;

/** Returns the facts about an account that an administrator needs before changing it. */
export async function accountOverview({ db, clock }: Deps, actor: Actor, id: number): Promise<Overview> {
  const account = await findAccount(db, actor, 'read', id);
  const [session, mails, periodEnd, connections] = await Promise.all([
    lastSession(db, id),
    lastMails(db, id, maxMails),
    endOfPeriod(db, id),
    countConnections(db, id, clock.now()),
  ]);
  const { standing, until: lastMoment } = entitlementSourceOf(account, clock.now());
  const until = standing === 'subscription' ? (periodEnd ?? lastMoment) : lastMoment;
  return {
    standing,
    until: until?.toISOString() ?? null,
    last_login_at: session?.created_at.toISOString() ?? null,
    last_seen_at: session?.last_seen_at.toISOString() ?? null,
    connections,
    second_factor_since: account.second_factor_at?.toISOString() ?? null,
    factor_reset_at: account.factor_reset_at?.toISOString() ?? null,
    mails: mails.map(({ sent_at, failed_at, created_at, ...mail }) => ({
      ...mail,
      created_at: created_at.toISOString(),
      state: sent_at ? 'sent' : failed_at ? 'failed' : 'waiting',
    })),
  };
}
