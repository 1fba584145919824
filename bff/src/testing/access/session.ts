import { hashPassword } from '../../adapters/passwords.ts';
import { linkFor } from '../links.ts';
import { madeUp } from '../passkey.ts';
import { anybody, signedInOnly, type AccessRow } from './row.ts';

const wrongFactor = {
  anonymous: 'second_factor_wrong',
  user: 'second_factor_wrong',
  other: 'second_factor_wrong',
  admin: 'second_factor_wrong',
} as const;

export const rows: AccessRow[] = [
  {
    operation: 'session.login',
    input: async ({ app, owner }) => {
      await app.deps
        .db('users')
        .where({ id: owner.id })
        .update({ password_hash: await hashPassword('a password') });
      return { email: owner.email, password: 'a password', hash: 'PC-login' };
    },
    ...anybody,
  },
  {
    operation: 'session.loginWithToken',
    input: async ({ app, owner }) => ({
      id: owner.id,
      hash: 'PC-link',
      token: await linkFor(app, owner.id, 'login'),
    }),
    ...anybody,
  },
  {
    operation: 'session.loginWithFactor',
    input: () => ({ challenge: 'x', kind: 'code', code: '123456', hash: 'PC-login' }),
    ...wrongFactor,
  },
  { operation: 'session.beginPasskeyLogin', ...anybody },
  {
    operation: 'session.loginWithPasskey',
    input: () => ({ challenge: 'x', credential: madeUp.answer, hash: 'PC-login' }),
    ...wrongFactor,
  },
  {
    operation: 'session.prove',
    input: async ({ app, owner }) => {
      const password_hash = await hashPassword('a password');
      await app.deps.db('users').where({ id: owner.id }).update({ password_hash });
      return { password: 'a password' };
    },
    ...signedInOnly,
    other: 'wrong_old_password',
    admin: 'wrong_old_password',
  },
  { operation: 'session.check', ...signedInOnly },
  { operation: 'session.me', ...signedInOnly },
  {
    operation: 'session.chooseCitationStyle',
    input: () => ({ citation_style: 'short' }),
    ...signedInOnly,
  },
  { operation: 'session.usedQueries', ...signedInOnly },
  { operation: 'session.logout', ...signedInOnly },
  { operation: 'session.requestRestore', input: ({ owner }) => ({ email: owner.email }), ...anybody },
  {
    operation: 'session.readRestoreLink',
    input: async ({ app, owner }) => ({ id: owner.id, token: await linkFor(app, owner.id, 'restore') }),
    ...anybody,
  },
  {
    operation: 'session.readUndoLink',
    input: async ({ app, owner }) => ({ id: owner.id, token: await linkFor(app, owner.id, 'undo') }),
    ...anybody,
  },
  {
    operation: 'session.undo',
    input: async ({ app, owner }) => ({ id: owner.id, token: await linkFor(app, owner.id, 'undo') }),
    ...anybody,
  },
  {
    operation: 'session.stopResetByLink',
    // A pending reset rejects the account's own keys, so it is the administrator's.
    input: async ({ app, admin: { id } }) => {
      const { db, clock } = app.deps;
      await db('users').where({ id }).update({ factor_reset_at: clock.now() });
      return { id, token: await linkFor(app, id, 'stop_reset') };
    },
    ...anybody,
  },
  {
    operation: 'session.restore',
    input: async ({ app, owner }) => ({
      id: owner.id,
      password: 'a new password',
      token: await linkFor(app, owner.id, 'restore'),
    }),
    ...anybody,
  },
];
