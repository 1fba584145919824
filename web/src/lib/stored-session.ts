import type { z } from 'zod';
import { readStored } from './storage.ts';

/** Type only, because zod is for the server. */
type Role = z.infer<typeof import('@massima/contract/account').role>;

/**
 * Account data that the gates need before the server has responded. Every `session.check` updates
 * it.
 */
export interface SessionSnapshot {
  type: Role;
  isVerified: boolean;
  hasLicense: boolean;
  email: string;
  id: number;
}

/** Returns the session token of this browser; null without a session. */
export const storedToken = (): string | null => readStored('localStorage', 'token');

/** Returns the last snapshot of the account; null if none is stored. */
export function storedSnapshot(): SessionSnapshot | null {
  try {
    return JSON.parse(readStored('localStorage', 'account') ?? 'null') as SessionSnapshot | null;
  } catch {
    return null;
  }
}
