import { hashPassword } from '../../adapters/passwords.ts';
import { offerLinks } from '../../features/signup/offer-signups.ts';
import { linkFor } from '../links.ts';
import { adminOnly, anybody, ownAndAdmin, type AccessRow, type Cast } from './row.ts';

const freshAddress = () => `new-${crypto.randomUUID()}@example.com`;
const ownerId = ({ owner }: Cast) => ({ id: owner.id });
const ownerAddress = ({ owner }: Cast) => ({ email: owner.email });

const signupsToken = async ({ app }: Cast) => {
  const [offer] = await offerLinks(app.deps);
  return { token: offer?.link.split('/').at(-1) };
};

/**
 * The owner has a pending address change; returns the token of a new link to one of the two
 * mailboxes.
 */
const addressLink = async ({ app, owner }: Cast, purpose: 'address_new' | 'address_old') => {
  await app.deps
    .db('address_changes')
    .insert({ user_id: owner.id, email: freshAddress(), asked_at: app.deps.clock.now() });
  return { id: owner.id, token: await linkFor(app, owner.id, purpose) };
};

export const rows: AccessRow[] = [
  {
    operation: 'accounts.create',
    input: () => ({
      name: 'Nina',
      surname: 'Neri',
      email: freshAddress(),
      password: 'a password',
      work_area: 'lawyer',
    }),
    ...anybody,
  },
  { operation: 'accounts.formToken', ...anybody },
  { operation: 'accounts.exists', input: ownerAddress, ...anybody },
  { operation: 'accounts.existed', input: ownerAddress, ...anybody },
  { operation: 'offers.one', input: () => ({ price_type: 'regular' }), ...anybody },
  { operation: 'offers.links', ...adminOnly },
  { operation: 'offers.signups', input: signupsToken, ...anybody },
  { operation: 'accounts.list', input: () => ({ limit: 10, offset: 1 }), ...adminOnly },
  { operation: 'accounts.byId', input: ownerId, ...ownAndAdmin },
  { operation: 'accounts.export', input: ownerId, ...ownAndAdmin },
  {
    operation: 'accounts.update',
    input: (cast) => ({ ...ownerId(cast), name: 'Olga', surname: 'Oro' }),
    ...ownAndAdmin,
  },
  { operation: 'accounts.addressChange', input: ownerId, ...ownAndAdmin },
  // Not allowed in another user's name, not even for an administrator, whose own form does that.
  {
    operation: 'accounts.askForAddress',
    input: async ({ app, owner }) => {
      await app.deps
        .db('users')
        .where({ id: owner.id })
        .update({ password_hash: await hashPassword('a password') });
      return { id: owner.id, email: freshAddress(), password: 'a password' };
    },
    anonymous: 'login_requires_token',
    user: 'ok',
    other: 'user_not_found',
    admin: 'user_not_found',
  },
  { operation: 'accounts.withdrawAddressChange', input: ownerId, ...ownAndAdmin },
  {
    operation: 'accounts.confirmAddress',
    input: (cast) => addressLink(cast, 'address_new'),
    ...anybody,
  },
  {
    operation: 'accounts.agreeToAddress',
    input: (cast) => addressLink(cast, 'address_old'),
    ...anybody,
  },
  {
    operation: 'accounts.stopAddressChange',
    input: (cast) => addressLink(cast, 'address_old'),
    ...anybody,
  },
  { operation: 'accounts.remove', input: ownerId, ...ownAndAdmin },
  {
    operation: 'accounts.sendVerification',
    input: async ({ app, owner }) => {
      await app.deps.db('users').where({ id: owner.id }).update({ is_verified: false });
      return { id: owner.id };
    },
    ...adminOnly,
  },
  { operation: 'accounts.sendPasswordLink', input: ownerId, ...adminOnly },
  { operation: 'accounts.overview', input: ownerId, ...adminOnly },
  { operation: 'accounts.audit', input: ownerId, ...adminOnly },
  {
    operation: 'accounts.addQueries',
    input: (cast) => ({ ...ownerAddress(cast), count: 5 }),
    ...adminOnly,
  },
  {
    operation: 'accounts.resendVerification',
    input: async ({ app, owner }) => {
      await app.deps.db('users').where({ id: owner.id }).update({ is_verified: false });
      return { email: owner.email };
    },
    ...anybody,
  },
  {
    operation: 'accounts.verify',
    input: async ({ app, owner }) => ({ id: owner.id, token: await linkFor(app, owner.id, 'verify') }),
    ...anybody,
  },
  {
    operation: 'accounts.updatePassword',
    input: async ({ app, owner }) => {
      await app.deps
        .db('users')
        .where({ id: owner.id })
        .update({ password_hash: await hashPassword('old password') });
      return { email: owner.email, password: 'old password', newPassword: 'new password' };
    },
    ...ownAndAdmin,
  },
];
