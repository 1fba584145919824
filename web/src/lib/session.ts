import type { Account } from '@massima/contract/account';
import type { z } from 'zod';
import { createStore } from './external-store.ts';
import { local, perTab } from './storage.ts';

/** Zod stays a type here: its code is for the server. */
type Role = z.infer<typeof import('@massima/contract/account').role>;

/** What the gates need to know before the server has answered; refreshed by every `session.check`. */
export interface SessionSnapshot {
  type: Role;
  isVerified: boolean;
  hasLicense: boolean;
  email: string;
  id: number;
}

/** A choice of the device, not of the account: it survives the end of a session. */
const isOfDevice = (key: string) => ['locale', 'scheme', 'device', 'shortcuts'].includes(key);
/** What somebody typed and has not saved, see `use-draft.ts`: nobody else at this desk gets to see it. */
const isDraftOf = (id: number | undefined) => (key: string) => key.startsWith(`draft.${id}.`);

function readSnapshot(): SessionSnapshot | null {
  try {
    return JSON.parse(local.read('account') ?? 'null') as SessionSnapshot | null;
  } catch {
    return null;
  }
}

const token = createStore<string | null>(local.read('token'));
const snapshot = createStore<SessionSnapshot | null>(readSnapshot());
/** Why the last session ended here: a message's key, null when the person signed out, undefined when there was none. */
let endReason: string | null | undefined;
const endListeners = new Set<() => void>();

export const session = {
  token: token.get,
  useToken: token.use,
  useSnapshot: snapshot.use,
  snapshot: snapshot.get,

  begin(newToken: string, account: Pick<Account, 'id' | 'type' | 'is_verified' | 'email'>) {
    local.clear(isOfDevice);
    perTab.clear(isDraftOf(account.id));
    endReason = undefined;
    local.write('token', newToken);
    // Most people who sign in have a licence; `session.check` corrects it before anything is spent.
    session.remember({ ...snapshotOf(account), hasLicense: true });
    token.set(newToken);
  },
  remember(next: SessionSnapshot) {
    local.write('account', JSON.stringify(next));
    snapshot.set(next);
  },
  endReason: () => endReason,
  /** Clears everything the session left here; the gate then shows the login page. */
  end(reason: string | null) {
    if (token.get() === null) return;
    local.clear(isOfDevice);
    // A session that ends by itself takes nothing along that was being typed.
    perTab.clear(reason === null ? undefined : isDraftOf(snapshot.get()?.id));
    endReason = reason;
    for (const listener of endListeners) listener();
    snapshot.set(null);
    token.set(null);
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

/** Signing out in one tab signs out the others. */
export function followOtherTabs() {
  addEventListener('storage', (event) => {
    if (event.key === 'massima.token' && event.newValue === null) session.end(null);
  });
}
