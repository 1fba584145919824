import { matchPath, Route, Routes } from 'react-router-dom';
import { type LazyScreen, lazyScreen } from '../lib/lazy-screen.tsx';
import { AdminOnly } from './gates/admin-only.tsx';
import { Gate } from './gates/gate.tsx';
import { paths } from './paths.ts';
import { Shell } from './shell/shell.tsx';

type Access = 'public' | 'member' | 'admin';
interface ScreenRoute {
  path: string;
  access: Access;
  screen: LazyScreen;
}

const notFound = lazyScreen(() => import('../routes/not-found.tsx'));

/** One line per screen: address, who may see it, its chunk, and the parts of the catalogue it needs. */
const screens: readonly ScreenRoute[] = [
  { path: paths.login, access: 'public', screen: lazyScreen(() => import('../routes/login.tsx')) },
  {
    path: paths.maintenance,
    access: 'public',
    screen: lazyScreen(() => import('../routes/maintenance.tsx')),
  },
  ...[paths.registration, paths.registrationOld].map((path) => ({
    path,
    access: 'public' as const,
    screen: lazyScreen(() => import('../routes/registration.tsx'), ['signup']),
  })),
  {
    path: paths.partners,
    access: 'public',
    screen: lazyScreen(() => import('../routes/partners.tsx'), ['signup']),
  },
  {
    path: paths.partnersGuide,
    access: 'public',
    screen: lazyScreen(() => import('../routes/partners-guide.tsx'), ['signup']),
  },
  {
    path: paths.restore,
    access: 'public',
    screen: lazyScreen(() => import('../routes/restore.tsx'), ['accounts']),
  },
  {
    path: paths.terms,
    access: 'public',
    screen: lazyScreen(() => import('../routes/terms.tsx'), ['accounts']),
  },
  {
    path: paths.resetPassword,
    access: 'public',
    screen: lazyScreen(() => import('../routes/reset-password.tsx'), ['accounts']),
  },
  {
    path: paths.verify,
    access: 'public',
    screen: lazyScreen(() => import('../routes/verify.tsx'), ['accounts']),
  },
  {
    path: paths.tokenLogin,
    access: 'public',
    screen: lazyScreen(() => import('../routes/token-login.tsx'), ['accounts']),
  },
  {
    path: paths.verificationEmail,
    access: 'public',
    screen: lazyScreen(() => import('../routes/verification-email.tsx'), ['accounts']),
  },
  {
    path: paths.search,
    access: 'member',
    screen: lazyScreen(() => import('../routes/search.tsx'), ['search', 'law']),
  },
  {
    path: paths.profile,
    access: 'member',
    screen: lazyScreen(() => import('../routes/profile.tsx'), ['accounts', 'billing', 'signup']),
  },
  {
    path: paths.subscription,
    access: 'member',
    screen: lazyScreen(() => import('../routes/subscription.tsx'), ['billing', 'accounts']),
  },
  {
    path: paths.updatePassword,
    access: 'member',
    screen: lazyScreen(() => import('../routes/update-password.tsx'), ['accounts']),
  },
  {
    path: paths.folders,
    access: 'member',
    screen: lazyScreen(() => import('../routes/folders.tsx'), ['folders', 'search']),
  },
  {
    path: paths.folder,
    access: 'member',
    screen: lazyScreen(() => import('../routes/folder.tsx'), ['folders', 'search', 'law']),
  },
  {
    path: paths.history,
    access: 'member',
    screen: lazyScreen(() => import('../routes/history.tsx'), ['folders', 'law']),
  },
  {
    path: paths.admin,
    access: 'admin',
    screen: lazyScreen(() => import('../routes/admin.tsx'), ['admin', 'billing']),
  },
  {
    path: paths.createUser,
    access: 'admin',
    screen: lazyScreen(() => import('../routes/create-user.tsx'), ['admin', 'signup', 'billing']),
  },
  {
    path: paths.editUser,
    access: 'admin',
    screen: lazyScreen(() => import('../routes/edit-user.tsx'), ['admin', 'signup', 'billing']),
  },
];

const of = (access: Access) =>
  screens
    .filter((s) => s.access === access)
    .map(({ path, screen: Screen }) => <Route key={path} path={path} element={<Screen />} />);

const NotFound = notFound;

export function AppRoutes() {
  return (
    <Routes>
      {of('public')}
      <Route element={<Gate />}>
        <Route element={<Shell />}>
          {of('member')}
          <Route element={<AdminOnly />}>{of('admin')}</Route>
          <Route path="*" element={<NotFound />} />
        </Route>
      </Route>
    </Routes>
  );
}

/** Loads the first screen's chunk and texts before React draws, so that the skeleton gives way to the screen itself. */
export function preloadScreen(pathname: string): Promise<void> {
  const match = screens.find((s) => matchPath(s.path, pathname));
  return (match?.screen ?? notFound).preload();
}
