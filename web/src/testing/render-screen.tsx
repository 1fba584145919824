import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, vi } from 'vitest';
import { Toasts } from '../components/toasts.tsx';
import { I18nProvider, loadTexts } from '../lib/i18n.tsx';
import { queryClient } from '../lib/query-client.ts';
import { theme } from '../lib/theme.ts';
import { api, trpc } from '../lib/trpc.ts';
import { defaultAnswers } from './answers/default-answers.ts';
import type { Responses } from './answers/types.ts';
import { sampleAccount } from './samples/accounts.ts';
import { ServerDouble } from './server-double.ts';

// Browser features that jsdom lacks.
vi.stubGlobal('matchMedia', (query: string) => ({
  // Simulates a desktop in light colours.
  matches: query.startsWith('(min-width'),
  addEventListener: () => {},
  removeEventListener: () => {},
}));
vi.stubGlobal('scrollTo', () => {});
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
HTMLElement.prototype.scrollIntoView = () => {};
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// Chunks load during a test, possibly on a busy machine. The timeout only ends a test that hangs.
vi.setConfig({ testTimeout: 60_000 });

let stop = () => {};
let drifts: readonly string[] = [];

/**
 * Serves the default responses with overrides. A response that violates the contract fails the
 * test.
 */
export function serve(responses: Responses = {}): ServerDouble {
  stop();
  const double = new ServerDouble({ ...defaultAnswers(sampleAccount()), ...responses });
  stop = double.install();
  ({ drifts } = double);
  return double;
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  stop();
  stop = () => {};
  expect(drifts).toEqual([]);
});

/**
 * Renders a component with everything that a screen needs: Italian texts, theme, router, client,
 * toasts.
 */
export async function renderScreen(
  ui: ReactNode,
  address: string | { pathname: string; state: unknown } = '/',
) {
  await loadTexts(['law', 'search', 'alerts']);
  return render(
    <MantineProvider theme={theme}>
      <I18nProvider>
        <trpc.Provider client={api} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <MemoryRouter initialEntries={[address]} useTransitions={false}>
              {ui}
            </MemoryRouter>
            <Toasts />
          </QueryClientProvider>
        </trpc.Provider>
      </I18nProvider>
    </MantineProvider>,
  );
}
