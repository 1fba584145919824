import type { Part } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';

export interface ScreenEntry {
  /** As the router reads it: `/users/verify/:id?/:token?`. */
  path: string;
  /** `member`: users who pass the gate; `admin`: administrators only. */
  access: 'public' | 'member' | 'admin';
  /** File name in `routes/`, without `.tsx`. */
  module: string;
  /** Parts of the catalogue in addition to the common parts. */
  texts: readonly Part[];
}

/**
 * Every address of the product: plain data, so that the router, the script before the first paint and the build's list of
 * first loads all read the same.
 */
export const screens: readonly ScreenEntry[] = [
  { path: paths.login, access: 'public', module: 'login', texts: [] },
  { path: paths.secondStep, access: 'public', module: 'second-step', texts: ['accounts'] },
  { path: paths.maintenance, access: 'public', module: 'maintenance', texts: [] },
  { path: paths.registration, access: 'public', module: 'registration', texts: ['signup'] },
  { path: paths.registrationOld, access: 'public', module: 'registration', texts: ['signup'] },
  { path: paths.partners, access: 'public', module: 'partners', texts: ['signup'] },
  { path: paths.partnersGuide, access: 'public', module: 'partners-guide', texts: ['signup'] },
  { path: paths.partnersSignups, access: 'public', module: 'partners-signups', texts: ['signup'] },
  { path: paths.restore, access: 'public', module: 'restore', texts: ['accounts'] },
  { path: paths.terms, access: 'public', module: 'terms', texts: ['accounts'] },
  { path: paths.privacy, access: 'public', module: 'privacy', texts: ['privacy'] },
  { path: paths.resetPassword, access: 'public', module: 'reset-password', texts: ['accounts'] },
  { path: paths.verify, access: 'public', module: 'verify', texts: ['accounts'] },
  { path: paths.tokenLogin, access: 'public', module: 'token-login', texts: ['accounts'] },
  { path: paths.confirmAddress, access: 'public', module: 'confirm-address', texts: ['accounts'] },
  { path: paths.decideAddress, access: 'public', module: 'decide-address', texts: ['accounts'] },
  { path: paths.undo, access: 'public', module: 'undo', texts: ['accounts'] },
  { path: paths.stopReset, access: 'public', module: 'stop-reset', texts: ['accounts'] },
  { path: paths.verificationEmail, access: 'public', module: 'verification-email', texts: ['accounts'] },
  { path: paths.stopAlerts, access: 'public', module: 'stop-alerts', texts: ['alerts'] },
  { path: paths.share, access: 'public', module: 'share', texts: ['shares', 'search', 'law'] },
  { path: paths.search, access: 'member', module: 'search', texts: ['search', 'law', 'alerts'] },
  { path: paths.ruling, access: 'member', module: 'ruling', texts: ['search', 'law', 'alerts', 'shares'] },
  {
    path: paths.provision,
    access: 'member',
    module: 'provision',
    texts: ['provision', 'search', 'law', 'alerts'],
  },
  { path: paths.assistants, access: 'public', module: 'assistants', texts: ['assistants'] },
  { path: paths.connect, access: 'member', module: 'connect', texts: ['assistants', 'programs'] },
  {
    path: paths.profile,
    access: 'member',
    module: 'profile',
    texts: ['accounts', 'billing', 'signup', 'programs', 'shares'],
  },
  { path: paths.access, access: 'member', module: 'access', texts: ['accounts'] },
  {
    path: paths.subscription,
    access: 'member',
    module: 'subscription',
    texts: ['billing', 'accounts'],
  },
  { path: paths.updatePassword, access: 'member', module: 'update-password', texts: ['accounts'] },
  {
    path: paths.folders,
    access: 'member',
    module: 'folders',
    texts: ['folders', 'search'],
  },
  { path: paths.folder, access: 'member', module: 'folder', texts: ['folders', 'search', 'law'] },
  { path: paths.history, access: 'member', module: 'history', texts: ['folders', 'law'] },
  {
    path: paths.citations,
    access: 'member',
    module: 'citations',
    texts: ['citations', 'provision', 'alerts', 'folders', 'search'],
  },
  { path: paths.alerts, access: 'member', module: 'alerts', texts: ['alerts', 'search', 'law'] },
  {
    path: paths.alertNews,
    access: 'member',
    module: 'alert-news',
    texts: ['alerts', 'search', 'law', 'folders'],
  },
  { path: paths.admin, access: 'admin', module: 'admin', texts: ['admin', 'accounts', 'billing'] },
  { path: paths.collection, access: 'admin', module: 'collection', texts: ['admin'] },
  { path: paths.offers, access: 'admin', module: 'offers', texts: ['admin'] },
  { path: paths.createUser, access: 'admin', module: 'create-user', texts: ['admin', 'signup', 'billing'] },
  {
    path: paths.editUser,
    access: 'admin',
    module: 'edit-user',
    texts: ['admin', 'accounts', 'signup', 'billing', 'folders'],
  },
];
