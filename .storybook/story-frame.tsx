import { MantineProvider, type MantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { type InitialEntry, MemoryRouter, Route, Routes } from 'react-router-dom';
import { Toasts } from '../web/src/components/toasts.tsx';
import { ProofPrompt } from '../web/src/app/proof-prompt.tsx';
import { I18nProvider, loadTexts, type Part, setLocale } from '../web/src/lib/i18n.tsx';
import { queryClient } from '../web/src/lib/query-client.ts';
import { theme } from '../web/src/lib/theme.ts';
import { api, trpc } from '../web/src/lib/trpc.ts';
import { PseudoLocale, pseudoLocale } from './pseudo-locale.tsx';

const parts: Part[] = [
  'server',
  'shell',
  'law',
  'search',
  'accounts',
  'folders',
  'billing',
  'signup',
  'admin',
  'alerts',
  'citations',
  'provision',
  'shares',
];

export type StoryLocale = 'it' | 'en' | 'pseudo';
export type StoryTheme = 'light' | 'dark';

/** `parameters.router`: address of the story, and the path that its `useParams` reads, if any. */
export interface RouterParameter {
  at?: InitialEntry;
  path?: string;
}

export async function chooseLocale(locale: StoryLocale) {
  await loadTexts(parts);
  await setLocale(locale === 'en' ? 'en' : 'it');
  pseudoLocale.set(locale === 'pseudo');
}

/** Starts with the toolbar's colour scheme. The story can change it; the choice is not stored. */
function rememberNothing(start: StoryTheme): MantineColorSchemeManager {
  return { get: () => start, set: () => {}, subscribe: () => {}, unsubscribe: () => {}, clear: () => {} };
}

interface Props {
  locale: StoryLocale;
  scheme: StoryTheme;
  router: RouterParameter;
  children: ReactNode;
}

/**
 * Providers around every story, as in `web/src/app/providers.tsx`, with a router in memory and
 * texts in the toolbar's language.
 */
export function StoryFrame({ locale, scheme, router, children }: Props) {
  const manager = useMemo(() => rememberNothing(scheme), [scheme]);
  useEffect(() => void chooseLocale(locale), [locale]);
  return (
    <MantineProvider
      key={scheme}
      theme={theme}
      defaultColorScheme={scheme satisfies MantineColorScheme}
      colorSchemeManager={manager}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      <I18nProvider>
        <PseudoLocale>
          <QueryClientProvider client={queryClient}>
            <trpc.Provider client={api} queryClient={queryClient}>
              <MemoryRouter initialEntries={[router.at ?? '/']} useTransitions={false}>
                {router.path ? (
                  <Routes>
                    <Route path={router.path} element={children} />
                    <Route path="*" element={null} />
                  </Routes>
                ) : (
                  children
                )}
              </MemoryRouter>
              {/* Next to the story, as it is next to the screen in the app. */}
              {createPortal(<Toasts />, document.body)}
              <ProofPrompt />
            </trpc.Provider>
          </QueryClientProvider>
        </PseudoLocale>
      </I18nProvider>
    </MantineProvider>
  );
}
