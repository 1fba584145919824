import type { Account } from '@massima/contract/account';
import { daysFromNow } from './days.ts';

/** Lawyer with a monthly plan, in the middle of the month. */
export const sampleAccount = (over: Partial<Account> = {}): Account => ({
  id: 41,
  name: 'Giulia',
  surname: 'Ferrante',
  email: 'giulia.ferrante@studio.example',
  type: 'user',
  is_verified: true,
  disabled: false,
  desired_plan_id: '',
  plan: 'monthly',
  plan_queries: 500,
  used_queries: 137,
  trial_expires_at: null,
  license_expire_at: null,
  createdAt: '2024-03-04T09:12:00.000Z',
  is_returning: false,
  price_type: 'regular',
  coupon: null,
  customerid: 'cus_ferrante',
  work_area: 'lawyer',
  origin: null,
  trial_queries_count: -1,
  trial_days_count: 14,
  ...over,
});

export const administrator = (): Account =>
  sampleAccount({
    id: 1,
    name: 'Marta',
    surname: 'Neri',
    email: 'amministrazione@massima.example',
    type: 'admin',
    plan: null,
    customerid: null,
    plan_queries: -1,
    used_queries: 12,
  });

/** Verified account without plan, trial or licence. */
export const withoutPlan = (over: Partial<Account> = {}): Account =>
  sampleAccount({ plan: null, plan_queries: 0, used_queries: 0, ...over });

/** Accounts in every state and with the longest names. */
export const sampleAccounts = (): Account[] => [
  sampleAccount(),
  sampleAccount({
    id: 42,
    name: 'Lorenzo',
    surname: 'De Santis',
    email: 'l.desantis@ordine-roma.example',
    plan: 'yearly',
    plan_queries: -1,
    used_queries: 1284,
    createdAt: '2023-11-20T16:40:00.000Z',
  }),
  withoutPlan({
    id: 43,
    name: 'Chiara',
    surname: 'Amato',
    email: 'chiara.amato@studio.example',
    is_verified: false,
    plan_queries: 30,
    trial_expires_at: daysFromNow(9),
    createdAt: daysFromNow(-5),
  }),
  withoutPlan({
    id: 44,
    name: 'Pietro',
    surname: 'Galli',
    email: 'pietro.galli@studio.example',
    plan_queries: 30,
    used_queries: 30,
    trial_expires_at: daysFromNow(-40),
    createdAt: daysFromNow(-54),
  }),
  withoutPlan({
    id: 45,
    name: 'Maria Antonietta',
    surname: 'Castelnuovo della Rocchetta',
    email: 'mariaantonietta.castelnuovodellarocchetta@avvocati-associati-di-reggio-calabria.example',
    plan_queries: 500,
    used_queries: 499,
    license_expire_at: daysFromNow(120),
    createdAt: '2022-01-18T08:00:00.000Z',
  }),
  withoutPlan({
    id: 46,
    name: 'Ugo',
    surname: 'Riva',
    email: 'ugo.riva@studio.example',
    disabled: true,
    license_expire_at: daysFromNow(-3),
    createdAt: '2021-06-02T11:30:00.000Z',
  }),
  administrator(),
];
