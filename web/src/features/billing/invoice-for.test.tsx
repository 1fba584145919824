import { expect, it } from 'vitest';
import { purposeOf } from './invoice-for.tsx';

const line = (price: string | null, amount: number, over = {}) => ({
  description: null,
  amount,
  price,
  period: { start: 100, end: 200 },
  proration: false,
  ...over,
});
const invoice = (...data: ReturnType<typeof line>[]) => ({
  lines: { object: 'list' as const, data, has_more: false },
  plan: null,
});

it('is the plan and its time', () => {
  expect(purposeOf(invoice(line('monthly', 4900)))).toEqual({
    price: 'monthly',
    isChange: false,
    from: 100,
    to: 200,
  });
});

it('is a plan change if another plan is credited', () => {
  const back = line('monthly', -2678, { proration: true, period: { start: 150, end: 200 } });
  expect(purposeOf(invoice(back, line('yearly', 49_000)))).toMatchObject({ price: 'yearly', isChange: true });
});

it('is the plan that the server names, even if the invoice only contains a credit for another plan', () => {
  const back = line('yearly', -44_100, { proration: true });
  expect(purposeOf({ ...invoice(back), plan: 'metered' })).toMatchObject({
    price: 'metered',
    isChange: true,
  });
});

it('is a renewal if only a discount or a balance is added', () => {
  expect(purposeOf(invoice(line(null, 30), line('monthly', 4900), line(null, -4900)))).toMatchObject({
    price: 'monthly',
    isChange: false,
  });
});

it('is undefined if no line has a plan', () => {
  expect(purposeOf(invoice(line(null, 500)))).toBeNull();
  expect(purposeOf(invoice())).toBeNull();
});
