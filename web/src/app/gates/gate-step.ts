import type { SessionSnapshot } from '../../lib/session.ts';

export type GateStep = 'login' | 'verify' | 'subscribe' | 'open';

/**
 * Order of the gates: signed in, e-mail verified, plan or trial. Administrators skip the last two.
 */
export function gateStep(token: string | null, account: SessionSnapshot | null): GateStep {
  if (token === null) return 'login';
  if (account === null || account.type === 'admin') return 'open';
  if (!account.isVerified) return 'verify';
  return account.hasLicense ? 'open' : 'subscribe';
}
