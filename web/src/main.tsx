import 'virtual:theme.css';
import 'virtual:mantine-styles';
import './styles/global.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { AppRoutes, preloadFirstScreen } from './app/router.tsx';
import { OutageWatch } from './app/outage-watch.tsx';
import { crashesOfDrawing, watchCrashes } from './lib/crashes.ts';
import { setLocale } from './lib/i18n.tsx';
import { chosenLocale } from './lib/locale.ts';
import { followOtherTabs } from './lib/session.ts';

watchCrashes();
followOtherTabs();

/** Not awaited at the top level, because the awaited chunks import this module. */
async function start() {
  await Promise.all([
    // The screen itself shows a failed first load with a retry.
    preloadFirstScreen().catch(() => undefined),
    chosenLocale() === 'en' ? setLocale('en').catch(() => undefined) : undefined,
  ]);
  // A transition draws in short pieces, so that a slow phone responds to touches in between.
  startTransition(() =>
    createRoot(document.getElementById('root')!, crashesOfDrawing).render(
      <Providers>
        <OutageWatch />
        <AppRoutes />
      </Providers>,
    ),
  );
}
void start();
