import { Button, localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Boundary } from '../components/boundary.tsx';
import { Toasts } from '../components/toasts.tsx';
import { ProofPrompt } from './proof-prompt.tsx';
import { I18nProvider, useText } from '../lib/i18n.tsx';
import { queryClient } from '../lib/query-client.ts';
import { theme } from '../lib/theme.ts';
import { api, trpc } from '../lib/trpc.ts';
import classes from './providers.module.css';

function FallbackDialog() {
  const { t } = useText();
  return (
    <div className={classes.backdrop}>
      <div role="alertdialog" aria-modal="true" aria-labelledby="failed" className={classes.dialog}>
        <h1 id="failed">{t('generic_fail_message')}</h1>
        <p>{t('error_fallback_text')}</p>
        {/* Reloads the page, which discards the broken state. */}
        <Button autoFocus onClick={() => location.assign('/')}>
          {t('error_fallback_back')}
        </Button>
      </div>
    </div>
  );
}

/** The last net: an error that no part kept to itself shows a dialog with the way back instead of an empty page. */
export function ErrorFallback({ children }: { children: ReactNode }) {
  return <Boundary instead={() => <FallbackDialog />}>{children}</Boundary>;
}

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
              {/* Updates synchronously with the address, so that the next click or key sees the
                 change. */}
              <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
              <Toasts />
              <ProofPrompt />
            </QueryClientProvider>
          </trpc.Provider>
        </ErrorFallback>
      </I18nProvider>
    </MantineProvider>
  );
}
