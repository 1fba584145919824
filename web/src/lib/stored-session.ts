import type { z } from 'zod';
import { readStored } from './storage.ts';

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

/** The session that this browser has. */
export const storedToken = (): string | null => readStored('localStorage', 'token');

/** What was last known of its account; null where that is not known. */
export function storedSnapshot(): SessionSnapshot | null {
  try {
    return JSON.parse(readStored('localStorage', 'account') ?? 'null') as SessionSnapshot | null;
  } catch {
    return null;
  }
}
