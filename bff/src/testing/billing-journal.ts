import type { TestPayments } from './payments.ts';

export type JournalAction = 'subscribe' | 'change' | 'pay' | 'renewal';

/** What a lawyer did about money, and what was answered. */
export interface Entry {
  user: number;
  deed: JournalAction;
  invoice?: string;
  /** That was requested. */
  plan: string;
  /** 0: the server was killed before it answered. */
  status: number;
  message: string;
  success: boolean;
  begun: Date;
  ended: Date;
}

export interface Invoice {
  id: string;
  status: string;
  amount_paid: number;
  billing_reason: string;
}
export type State = Awaited<ReturnType<TestPayments['state']>>;

export const isUnclear = ({ status, message }: Entry) => status === 0 || message === 'payment_in_progress';

/** In a word or two: CI keeps the beginning of a failure only. */
export const inShort = (e: Entry): string =>
  [e.deed, e.invoice, ...(e.status === 0 ? ['killed'] : [e.status, e.success ? 'done' : e.message])]
    .filter(Boolean)
    .join(' ');
