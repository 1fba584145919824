import { renderHook } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { I18nProvider, loadTexts, setLocale, useText } from './i18n.tsx';

beforeAll(() => loadTexts(['search', 'billing']));

const texts = () => renderHook(useText, { wrapper: I18nProvider }).result.current;

test('numbers have their groups wherever they stand, as the language writes them', async () => {
  const italian = texts();
  expect(italian.t('search_found_massima', { count: 1284 })).toBe('1.284 massime');
  expect(italian.number(1284)).toBe('1.284');
  expect(italian.t('plan_coupon_percent', { percent: 12.5, duration: 'per sempre' })).toBe(
    'Sconto del 12,5% per sempre',
  );
  await setLocale('en');
  expect(texts().t('search_found_massima', { count: 1284 })).toBe('1,284 principles');
});
