import { hashPassword } from '../../adapters/passwords.ts';
import { madeUp } from '../passkey.ts';
import { adminOnly, signedInOnly, type AccessRow, type Cast } from './row.ts';

/** Of the owner, and of the administrator who asks in the owner's place: each sets up an account of their own. */
const withPassword = async ({ app, owner, admin }: Cast) => {
  await app.deps
    .db('users')
    .whereIn('id', [owner.id, admin.id])
    .update({ password_hash: await hashPassword('a password') });
  return { password: 'a password' };
};
/** Answers to nothing that was asked. */
const wrong = {
  anonymous: 'login_requires_token',
  user: 'second_factor_wrong',
  other: 'second_factor_wrong',
  admin: 'second_factor_wrong',
} as const;
/** There is none to be changed. */
const nothing = {
  anonymous: 'login_requires_token',
  user: 'file_not_found',
  other: 'file_not_found',
  admin: 'file_not_found',
} as const;

export const rows: AccessRow[] = [
  { operation: 'factors.list', ...signedInOnly },
  { operation: 'factors.beginApp', input: withPassword, ...signedInOnly, other: 'wrong_old_password' },
  { operation: 'factors.confirmApp', input: () => ({ code: '123456' }), ...wrong },
  { operation: 'factors.removeApp', ...nothing },
  { operation: 'factors.beginPasskey', input: withPassword, ...signedInOnly, other: 'wrong_old_password' },
  {
    operation: 'factors.addPasskey',
    input: () => ({ challenge: 'x', name: 'Chiave', credential: madeUp.made }),
    ...wrong,
  },
  { operation: 'factors.removePasskey', input: () => ({ id: 1 }), ...nothing },
  { operation: 'factors.renewRecoveryCodes', ...nothing },
  { operation: 'factors.allowPasskeyAlone', input: () => ({ allowed: true }), ...nothing },
  { operation: 'factors.forgetDevices', ...signedInOnly },
  {
    operation: 'factors.reset',
    input: ({ owner }) => ({ id: owner.id, checked: 'called back, identity card' }),
    ...adminOnly,
  },
  { operation: 'factors.stopReset', input: ({ owner }) => ({ id: owner.id }), ...adminOnly },
];
