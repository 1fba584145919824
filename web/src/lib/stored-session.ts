import type { z } from 'zod';
import { readStored } from './storage.ts';

/** Zod stays a type here: its code is for the server. */
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

/** The session that this browser has. */
export const storedToken = (): string | null => readStored('localStorage', 'token');

/** Returns the last snapshot of the account; null if none is stored. */
export function storedSnapshot(): SessionSnapshot | null {
  try {
    return JSON.parse(readStored('localStorage', 'account') ?? 'null') as SessionSnapshot | null;
  } catch {
    return null;
  }
}
