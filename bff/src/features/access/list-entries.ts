import { type AccessEntry, type accessOutput, entryKinds } from '@massima/contract/access';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { feedsOf } from '../../models/alert-feeds.ts';
import { validConnections } from '../../models/connection.ts';
import { findApp, recoveryCodesOf, trustedDevicesOf } from '../../models/factors.ts';
import { passkeysOf } from '../../models/passkeys.ts';
import { liveSessions } from '../../models/session.ts';
import { openSharesOf } from '../../models/shares.ts';
import { findUser } from '../../models/user.ts';
import { addressChange } from '../address/index.ts';
import { liveSince } from '../auth/index.ts';
import { pricesFor } from '../gate/index.ts';

export type Entry = Omit<AccessEntry, 'made_at' | 'last_used_at' | 'until' | 'is_this'> & {
  made: Date;
  used: Date | null;
  until: Date | null;
};

const lastOf = (uses: readonly (Date | null)[]): Date | null =>
  uses.reduce((last, use) => (use && (!last || use > last) ? use : last), null);

/** Returns all valid ways to enter the account. */
export async function entriesOf(
  db: Knex,
  deps: Pick<Deps, 'clock' | 'config'>,
  userId: number,
): Promise<Entry[]> {
  const now = deps.clock.now();
  const [sessions, devices, passkeys, app, codes, connections, feeds, shares] = [
    await liveSessions(db, userId, liveSince(deps, now)),
    await trustedDevicesOf(db, userId, now),
    await passkeysOf(db, userId),
    await findApp(db, userId),
    await recoveryCodesOf(db, userId),
    await validConnections(db, userId, now),
    await feedsOf(db, userId),
    await openSharesOf(db, userId, now),
  ];
  const [code] = codes.filter(({ used_at }) => used_at === null);
  const lifeMs = deps.config.SESSION_LIFE_MINUTES * 60_000;
  return [
    ...sessions.map(({ id, name, created_at: made, last_seen_at: used }) => {
      const until = new Date(made.getTime() + lifeMs);
      return { kind: 'session', id, name, may: 'everything', made, used, until } as const;
    }),
    ...devices.map(({ id, name, created_at: made, last_used_at: used, expires_at: until }) => {
      return { kind: 'device', id, name, may: 'skip_factor', made, used, until } as const;
    }),
    ...passkeys.map(({ id, name, created_at: made, last_used_at: used }) => {
      return { kind: 'passkey', id, name, may: 'prove', made, used, until: null } as const;
    }),
    ...(app?.confirmed_at
      ? [
          {
            kind: 'app',
            id: 1,
            name: '',
            may: 'prove',
            made: app.confirmed_at,
            used: null,
            until: null,
          } as const,
        ]
      : []),
    ...(code
      ? [
          {
            kind: 'recovery',
            id: 1,
            name: '',
            may: 'prove',
            made: code.created_at,
            used: lastOf(codes.map(({ used_at }) => used_at)),
            until: null,
          } as const,
        ]
      : []),
    ...connections.map((row) => ({
      kind: row.client_id === null ? ('key' as const) : ('application' as const),
      id: row.id,
      // The name is only claimed by the application; the host is verified.
      name: row.host === null ? row.name : `${row.name} (${row.host})`,
      may: row.may_write ? ('write' as const) : ('read' as const),
      made: row.created_at,
      used: row.last_used_at,
      until: row.expires_at,
    })),
    ...feeds.map(({ alert_id: id, name, created_at: made, last_used_at: used }) => {
      return { kind: 'feed', id, name, may: 'news', made, used, until: null } as const;
    }),
    ...shares.map(({ id, label: name, created_at: made, last_opened_at: used, expires_at: until }) => {
      return { kind: 'share', id, name, may: 'ruling', made, used, until } as const;
    }),
  ];
}

export const isThis = ({ sessionId }: Actor, { kind, id }: Pick<Entry, 'kind' | 'id'>): boolean =>
  kind === 'session' && id === sessionId;

const latest = ({ made, used }: Entry) => (used ?? made).getTime();

export async function listEntries(deps: Deps, actor: Actor): Promise<z.infer<typeof accessOutput>> {
  const entries = await entriesOf(deps.db, deps, actor.id);
  const [{ change }, account, { spending }] = await Promise.all([
    addressChange(deps, actor, actor.id),
    findUser(deps.db, actor.id),
    pricesFor(deps, actor),
  ]);
  return {
    entries: entryKinds.flatMap((kind) =>
      entries
        .filter((entry) => entry.kind === kind)
        .toSorted((a, b) => latest(b) - latest(a))
        .map((entry) => ({
          kind,
          id: entry.id,
          name: entry.name,
          may: entry.may,
          made_at: entry.made.toISOString(),
          last_used_at: entry.used?.toISOString() ?? null,
          until: entry.until?.toISOString() ?? null,
          is_this: isThis(actor, entry),
        })),
    ),
    waiting: { address_change: change, reset: account?.factor_reset_at?.toISOString() ?? null },
    spending,
  };
}
