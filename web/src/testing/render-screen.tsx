import { MantineProvider } from '@mantine/core';
import { cleanup, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { Toasts } from '../components/toasts.tsx';
import { I18nProvider, loadTexts } from '../lib/i18n.tsx';
import { theme } from '../lib/theme.ts';

// What jsdom lacks and the screens need.
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
}));
vi.stubGlobal('scrollTo', () => {});
HTMLElement.prototype.scrollIntoView = () => {};
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// Chunks load while a test waits, on machines that do other things too: these limits only end what hangs.
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

/** Draws what a test is about inside what every screen stands on: texts in Italian, theme, addresses, toasts. */
export async function renderScreen(
  ui: ReactNode,
  address: string | { pathname: string; state: unknown } = '/',
) {
  await loadTexts(['law', 'search']);
  return render(
    <MantineProvider theme={theme}>
      <I18nProvider>
        <MemoryRouter initialEntries={[address]}>{ui}</MemoryRouter>
        <Toasts />
      </I18nProvider>
    </MantineProvider>,
  );
}
