import type { TestPayments } from './payments.ts';

export type JournalAction = 'subscribe' | 'change' | 'pay' | 'renewal';

/** A billing request of a lawyer with its response. */
export interface Entry {
  user: number;
  deed: JournalAction;
  invoice?: string;
  /** Requested plan. */
  plan: string;
  /** 0 if the server was killed before it responded. */
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

/** Describes an entry briefly, because CI shows only the start of a failure. */
export const inShort = (e: Entry): string =>
  [e.deed, e.invoice, ...(e.status === 0 ? ['killed'] : [e.status, e.success ? 'done' : e.message])]
    .filter(Boolean)
    .join(' ');
