import { describe, expect, test } from 'vitest';
import { testCards } from '../objects/test-cards.ts';
import {
  brandOf,
  cvcError,
  expiryError,
  formatExpiry,
  formatNumber,
  isComplete,
  numberError,
  passesLuhn,
} from './card-number.ts';

const now = new Date('2026-11-21T10:00:00Z');

describe('a card number', () => {
  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['4242-4242x42', '4242 4242 42'],
    ['42424242424242429999', '4242 4242 4242 4242'],
    ['', ''],
  ])('%s is shown as %s', (input, formatted) => {
    expect(formatNumber(input)).toBe(formatted);
  });

  test('of every test card passes its check digit and shows its brand', () => {
    for (const card of testCards)
      expect([card.number, passesLuhn(card.number), brandOf(card.number)]).toEqual([
        card.number,
        true,
        card.brand,
      ]);
  });

  test('is invalid when complete, and incomplete only after the field loses focus', () => {
    expect(numberError('4242 42', false)).toBeUndefined();
    expect(numberError('4242 42', true)).toBe('incomplete_number');
    expect(numberError('4242 4242 4242 4241', false)).toBe('invalid_number');
  });
});

describe('an expiry date', () => {
  test.each([
    ['1', false, '1'],
    ['5', false, '05 / '],
    ['12', false, '12 / '],
    ['12', true, '12'],
    ['1230', false, '12 / 30'],
    ['12/2030', false, '12 / 30'],
    ['1/30', false, '01 / 30'],
    ['2030-12', false, '12 / 30'],
    ['12 / 3', true, '12 / 3'],
  ])('%s (deleting: %s) is shown as %s', (input, deleting, formatted) => {
    expect(formatExpiry(input, deleting)).toBe(formatted);
  });

  test('may be the current month but not the previous month', () => {
    expect([
      expiryError('11 / 26', true, now),
      expiryError('10 / 26', true, now),
      expiryError('13 / 30', false, now),
    ]).toEqual([undefined, 'invalid_expiry_year_past', 'invalid_expiry']);
    expect(expiryError('1', true, now)).toBe('incomplete_expiry');
  });
});

test('a security code has three digits, four on American Express', () => {
  expect([
    isComplete('cvc', '123', 'visa', now),
    isComplete('cvc', '123', 'amex', now),
    isComplete('cvc', '1234', 'amex', now),
  ]).toEqual([true, false, true]);
  expect(cvcError('12', true, 'visa')).toBe('incomplete_cvc');
});
