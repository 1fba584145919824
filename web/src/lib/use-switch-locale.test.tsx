import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageSelect } from '../components/language-select.tsx';
import { renderScreen } from '../testing/render-screen.tsx';
import * as i18n from './i18n.tsx';
import { shownToasts } from './toast.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('keeps the page in its language without a connection, and shows the reason', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const change = vi.spyOn(i18n, 'setLocale').mockRejectedValue(new TypeError('Failed to fetch'));
  await renderScreen(<LanguageSelect />);
  fireEvent.click(screen.getByRole('button', { name: 'English' }));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ tone: 'error', text: /connessione/ }]));
  expect(change).toHaveBeenCalledTimes(2);
});
