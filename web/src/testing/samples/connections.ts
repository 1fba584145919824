import type { Connection } from '@massima/contract/connections';
import { daysFromNow } from './days.ts';

/** Price of a program's next search within the plan. */
export const samplePrices = {
  searches_left: 37,
  next_search: { free: true, amount: 0, currency: 'eur' },
  spending: { most: 0, spent: 0, each: 5, currency: 'eur' },
};
/** Price after the plan is used up, with spending allowed. */
export const samplePaidPrices = {
  searches_left: 0,
  next_search: { free: false, amount: 5, currency: 'eur' },
  spending: { most: 500, spent: 135, each: 5, currency: 'eur' },
};

export const sampleConnections = (): Connection[] => [
  {
    id: 12,
    name: 'Assistente dello studio',
    host: 'assistente.example',
    may_write: true,
    createdAt: daysFromNow(-20),
    expiresAt: daysFromNow(70),
    last_used_at: daysFromNow(-1),
    searches: 34,
  },
  {
    id: 11,
    name: 'Script delle scadenze',
    host: null,
    may_write: false,
    createdAt: daysFromNow(-3),
    expiresAt: daysFromNow(362),
    last_used_at: null,
    searches: 0,
  },
];
