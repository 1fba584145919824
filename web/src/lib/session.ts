import type { Account } from '@massima/contract/account';
import { createStore } from './external-store.ts';
import { local, perTab } from './storage.ts';
import { type SessionSnapshot, storedSnapshot, storedToken } from './stored-session.ts';

export type { SessionSnapshot };

interface Ended {
  /** Key of the message; null if the user signed out. */
  reason: string | null;
  /** Account of the session; null if unknown. */
  accountId: number | null;
}

/** Settings of the device survive the end of a session. */
const isOfDevice = (key: string) =>
  ['locale', 'scheme', 'device', 'trust', 'shortcuts', 'density'].includes(key);
/**
 * Matches unsaved drafts (`forms/use-draft.ts`), which the next user of this device must not see.
 */
export const isDraftOf = (id: number | null) => (key: string) => key.startsWith(`draft.${id}.`);

const token = createStore<string | null>(storedToken());
const snapshot = createStore<SessionSnapshot | null>(storedSnapshot());
/** Last session that ended here; undefined if none did. */
let ended: Ended | undefined;
const endListeners = new Set<() => void>();

/** Ends the session in this tab. An expired session keeps its drafts. */
function leave(reason: string | null, keepsDrafts = reason !== null) {
  const accountId = snapshot.get()?.id ?? null;
  perTab.clear(keepsDrafts ? isDraftOf(accountId) : undefined);
  ended = { reason, accountId };
  for (const listener of endListeners) listener();
  snapshot.set(null);
  token.set(null);
}

export const session = {
  token: token.get,
  useToken: token.use,
  useSnapshot: snapshot.use,
  snapshot: snapshot.get,

  begin(newToken: string, account: Pick<Account, 'id' | 'type' | 'is_verified' | 'email'>) {
    // Removing and restoring the token would end the session of the other tabs, which follow it.
    local.clear((key) => key === 'token' || isOfDevice(key));
    perTab.clear(isDraftOf(account.id));
    ended = undefined;
    // Assumed, because most users have a licence. `session.check` corrects it before a search can
    // be charged.
    session.remember({ ...snapshotOf(account), hasLicense: true });
    // Written last, because the other tabs then read the account.
    local.write('token', newToken);
    token.set(newToken);
  },
  remember(next: SessionSnapshot) {
    local.write('account', JSON.stringify(next));
    snapshot.set(next);
  },
  ended: () => ended,
  /** Clears all data of the session in this tab. The gate then shows the login. */
  end(reason: string | null) {
    if (token.get() === null) return;
    // A session that another tab started since then continues.
    if (storedToken() === token.get()) {
      if (reason !== null) local.write('ended', reason);
      local.clear((key) => isOfDevice(key) || (reason !== null && key === 'ended'));
    }
    leave(reason);
  },
  onEnd(listener: () => void) {
    endListeners.add(listener);
    return () => void endListeners.delete(listener);
  },
};

export const snapshotOf = (a: Pick<Account, 'id' | 'type' | 'is_verified' | 'email'>) => ({
  id: a.id,
  type: a.type,
  isVerified: a.is_verified,
  email: a.email,
});

/**
 * Follows session changes of other tabs: sign-out with its reason, or a new session of the same
 * account. Only the acting tab writes to storage.
 */
export function followOtherTabs() {
  addEventListener('storage', (event) => {
    if (event.key !== 'massima.token') return;
    // The event can be outdated.
    const standing = storedToken();
    if (standing === token.get()) return;
    const account = storedSnapshot();
    const accountId = snapshot.get()?.id ?? ended?.accountId;
    if (standing !== null && account !== null && account.id === accountId) {
      ended = undefined;
      snapshot.set(account);
      token.set(standing);
    } else if (token.get() !== null) {
      const reason = local.read('ended');
      leave(reason, reason !== null || standing !== null);
    }
  });
}
