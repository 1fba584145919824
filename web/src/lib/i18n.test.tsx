import { en } from '@massima/contract/messages/en';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { I18nProvider, loadTexts, setLocale, useText } from './i18n.tsx';

beforeAll(() => loadTexts(['search', 'billing']));
afterEach(() => setLocale('it'));

const texts = () => renderHook(useText, { wrapper: I18nProvider }).result.current;

test('groups digits as the language requires, in every context', async () => {
  const italian = texts();
  expect(italian.t('search_found_massima', { count: 1284 })).toBe('1.284 massime');
  expect(italian.number(1284)).toBe('1.284');
  expect(italian.t('discount_percent', { percent: 12.5 })).toBe('Sconto 12,5\u00a0%');
  await setLocale('en');
  expect(texts().t('search_found_massima', { count: 1284 })).toBe('1,284 principles');
});

test('loads failed texts on the next attempt', async () => {
  vi.doMock('@massima/contract/messages/it/folders', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await expect(loadTexts(['folders'])).rejects.toThrow();
  vi.doUnmock('@massima/contract/messages/it/folders');
  await loadTexts(['folders']);
  expect(texts().t('history_deleted', { query: 'mutuo' })).toContain('mutuo');
});

test('loads texts in the new language if it changes in the meantime', async () => {
  let release = () => {};
  const response = new Promise<void>((resolve) => (release = resolve));
  vi.doMock('@massima/contract/messages/en/billing', async (original) => {
    await response;
    return original();
  });
  const changed = setLocale('en');
  await loadTexts(['citations']);
  release();
  await changed;
  expect(texts().t('report_title')).toBe(en.report_title);
});

test('uses the last of two pending changes, even if its texts arrive first', async () => {
  let release = () => {};
  const response = new Promise<void>((resolve) => (release = resolve));
  vi.doMock('@massima/contract/messages/en/alerts', async (original) => {
    await response;
    return original();
  });
  await loadTexts(['alerts']);
  const slow = setLocale('en');
  await setLocale('it');
  release();
  await slow;
  expect(texts().locale).toBe('it');
  expect(document.documentElement.lang).toBe('it');
});
