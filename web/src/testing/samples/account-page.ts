import type { OutputOf } from '@massima/contract/operation';
import type { operations } from '@massima/contract/operations';
import { sampleAccounts } from './accounts.ts';
import { daysFromNow } from './days.ts';

type Accounts = (typeof operations)['accounts'];

/** Account in use, with one mail of each delivery state. */
export function sampleOverview(id: number): OutputOf<Accounts['overview']> {
  const recipient = sampleAccounts().find((account) => account.id === id)?.email ?? '';
  return {
    standing: 'licence',
    until: daysFromNow(120),
    last_login_at: daysFromNow(-2),
    last_seen_at: daysFromNow(-1),
    second_factor_since: null,
    factor_reset_at: null,
    connections: 0,
    mails: [
      { id: 3, template: 'restore', recipient, created_at: daysFromNow(-1), state: 'waiting' },
      { id: 2, template: 'other_device', recipient, created_at: daysFromNow(-2), state: 'sent' },
      {
        id: 1,
        template: 'choose_password',
        recipient: 'indirizzo.di.prima@studio.example',
        created_at: daysFromNow(-9),
        state: 'failed',
      },
    ],
  };
}

/** Log with a login, a rejection, an administrator's change and a view. */
export function sampleLog(id: number, withLooks: boolean): OutputOf<Accounts['audit']> {
  const boss = { id: 1, email: 'amministrazione@massima.example' };
  const entry = { account_id: id, client_ip: '203.0.113.7', detail: null, outcome: 'ok' };
  const entries = [
    { ...entry, id: 4, at: daysFromNow(0), operation: 'accounts.byId', actor: boss },
    {
      ...entry,
      id: 3,
      at: daysFromNow(-1),
      operation: 'accounts.update',
      actor: boss,
      detail: 'name disabled',
    },
    { ...entry, id: 2, at: daysFromNow(-2), operation: 'session.login', actor: null, detail: 'PC' },
    {
      ...entry,
      id: 1,
      at: daysFromNow(-2),
      operation: 'session.login',
      actor: null,
      outcome: 'wrong_user_or_password',
    },
  ].filter(({ operation }) => withLooks || operation !== 'accounts.byId');
  return { entries, total: entries.length };
}
