import { expect, test } from 'vitest';
import type { Coupon, Price } from '../billing.ts';
import { it } from '../messages/it.ts';
import { chargeText, discountText, offerText, planName, priceText, type Speaker, sum } from './prices.ts';

/** Texts are filled as the app's formatter does it, as far as these need it. */
const speaker: Speaker = {
  locale: 'it',
  t: (key, ...[values]) =>
    it[key]
      .replace(
        /\{months, plural, one \{([^}]*)\} other \{([^}]*)\}\}/,
        (_all, one: string, other: string) => {
          const { months } = values as { months: number };
          return months === 1 ? one : other.replace('#', String(months));
        },
      )
      .replace(/\{(\w+)(?:, number)?\}/g, (_all, name: string) =>
        String((values as Record<string, unknown>)[name]),
      ),
};
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const price = (over: Partial<Price> = {}): Price => ({
  id: 'price_monthly',
  nickname: 'monthly',
  product: 'prod',
  unit_amount: 4900,
  currency: 'eur',
  active: true,
  recurring: { interval: 'month', interval_count: 1 },
  metadata: { query_count: '500' },
  ...over,
});
const tiers = [{ up_to: null, flat_amount: 2900, unit_amount: 5 }];
const metered = price({ unit_amount: null, tiers, metadata: { query_count: '200' } });
const coupon = (over: Partial<Coupon> = {}): Coupon => ({
  id: 'WELCOME',
  name: 'Benvenuto',
  amount_off: null,
  percent_off: 20,
  duration: 'repeating',
  duration_in_months: 3,
  redeem_by: null,
  metadata: {},
  ...over,
});

test.each<[string, Price, string]>([
  ['a month', price(), '49,00 € al mese'],
  ['a year', price({ recurring: { interval: 'year', interval_count: 1 } }), '49,00 € all’anno'],
  ['a quarter', price({ recurring: { interval: 'month', interval_count: 3 } }), '49,00 € per periodo'],
  ['by use', metered, '29,00 € al mese, più 0,05 € per ogni ricerca oltre 200'],
  [
    'by use from the first search',
    { ...metered, metadata: {} },
    '29,00 € al mese, più 0,05 € per ogni ricerca',
  ],
  ['read without its tiers', price({ unit_amount: null }), 'Prezzo non disponibile'],
])('a price %s', (_name, given, said) => {
  expect(plain(priceText(speaker, given))).toBe(said);
});

test.each<[string, Coupon, string]>([
  ['for months', coupon(), 'Sconto 20 % per 3 mesi, poi 49,00 € al mese'],
  ['for one month', coupon({ duration_in_months: 1 }), 'Sconto 20 % per un mese, poi 49,00 € al mese'],
  ['once', coupon({ duration: 'once' }), 'Sconto 20 % sul primo pagamento, poi 49,00 € al mese'],
  ['for good', coupon({ duration: 'forever' }), 'Sconto 20 % su ogni pagamento'],
  [
    'of a sum',
    coupon({ percent_off: null, amount_off: 500 }),
    'Sconto di 5,00 € per 3 mesi, poi 49,00 € al mese',
  ],
  [
    'that says neither share nor sum nor months',
    coupon({ percent_off: null, duration_in_months: null }),
    'Sconto Benvenuto per un periodo limitato, poi 49,00 € al mese',
  ],
])('a discount %s says what follows', (_name, given, said) => {
  expect(plain(offerText(speaker, given, price()))).toBe(said);
});

test('shows the end of a running discount, if any', () => {
  const said = (until: string | null, over: Partial<Coupon> = {}) =>
    plain(discountText(speaker, coupon(over), { price: price(), until }));
  expect(said('all’8 marzo 2027')).toBe('Sconto 20 % fino all’8 marzo 2027, poi 49,00 € al mese');
  expect(said(null, { duration: 'forever' })).toBe('Sconto 20 % su ogni pagamento');
});

test('shows the fixed part of a charge and mentions use', () => {
  const said = (amount: number | null, fixed: number | null, metered = amount === null) =>
    plain(chargeText(speaker, { at: 0, amount, fixed, metered }, 'eur'));
  expect(said(4900, null)).toBe('49,00 €');
  expect(said(null, 2900)).toBe('29,00 €, più il consumo');
  expect(said(null, 0)).toBe('secondo il consumo');
  expect(said(null, null)).toBe('secondo il consumo');
  expect(said(null, null, false)).toBe('importo non disponibile');
});

test('never shows an unknown amount as 0, and keeps an unknown plan name', () => {
  expect(sum(speaker, null, 'eur')).toBe('importo non disponibile');
  expect(plain(sum(speaker, 0, 'eur'))).toBe('0,00 €');
  expect(['yearly', 'studio', null].map((name) => planName(speaker, name))).toEqual([
    'Annuale',
    'studio',
    '',
  ]);
});
