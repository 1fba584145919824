import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AdminOnly, Gate } from './gates/gate.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { type ScreenEntry, screens } from './screens.ts';
import { Shell } from './shell/shell.tsx';

const modules = import.meta.glob<{ default: ComponentType }>([
  '../routes/*.tsx',
  '!../routes/*.{stories,test}.tsx',
]);
const load = async (module: string) => {
  const found = modules[`../routes/${module}.tsx`];
  if (!found) throw new Error(`There is no screen ${module}`);
  return found();
};

const NotFound = lazyScreen(() => load('not-found'));
const drawn = new Map(
  screens.map((entry) => [entry, lazyScreen(() => load(entry.module), entry.texts)] as const),
);

const of = (access: ScreenEntry['access']) =>
  [...drawn]
    .filter(([entry]) => entry.access === access)
    .map(([{ path }, Screen]) => <Route key={path} path={path} element={<Screen />} />);

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

/**
 * Loads chunk and texts of the first screen before React draws, so that the screen replaces the
 * skeleton directly. `boot.ts` has already found the screen.
 */
export function preloadFirstScreen(): Promise<void> {
  const first = screens[window.massimaFirst ?? -1];
  return ((first && drawn.get(first)) ?? NotFound).preload();
}
