import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Toasts } from '../components/toasts.tsx';
import { I18nProvider } from '../lib/i18n.tsx';
import { queryClient } from '../lib/query-client.ts';
import { theme } from '../lib/theme.ts';
import { api, trpc } from '../lib/trpc.ts';
import { ErrorFallback } from './error-fallback.tsx';

const colorSchemes = localStorageColorSchemeManager({ key: 'massima.scheme' });

/** Everything a screen needs around it. Styles are stylesheets, never written at run time: see `build/theme-css.ts`. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemes}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      <I18nProvider>
        <ErrorFallback>
          <trpc.Provider client={api} queryClient={queryClient}>
            <QueryClientProvider client={queryClient}>
              {/* Synchronously, as the address changes: what is pressed or typed next builds on the press before it. */}
              <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
              <Toasts />
            </QueryClientProvider>
          </trpc.Provider>
        </ErrorFallback>
      </I18nProvider>
    </MantineProvider>
  );
}
