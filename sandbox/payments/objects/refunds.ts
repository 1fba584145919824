import { newId } from '../core/ids.ts';
import type { SandboxContext } from '../core/context.ts';
import { invalid } from '../http/failure.ts';
import { innerList } from '../http/list.ts';
import { mergeMetadata, stringEnum } from '../http/params.ts';
import type { TextMap } from '../http/params.ts';
import { route } from '../http/route.ts';
import type { Wire } from '../core/wire.ts';
import type { Charge } from './charges.ts';

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  balance_transaction: null;
  charge: string;
  created: number;
  currency: string;
  metadata: TextMap;
  payment_intent: string;
  reason: string | null;
  receipt_number: null;
  source_transfer_reversal: null;
  status: 'succeeded';
  transfer_reversal: null;
}

declare module '../core/tables.ts' {
  interface Tables {
    refund: Refund;
  }
}

interface Sent {
  amount?: number | undefined;
  metadata?: TextMap | null | undefined;
  reason?: string | undefined;
}

const refundsOf = (context: SandboxContext, charge: string) =>
  context.store.all('refund').filter((row) => row.charge === charge);

export const presentChargeRefunds = (context: SandboxContext, owner: Wire): Wire => {
  const id = String(owner['id']);
  return innerList(context, `/v1/charges/${id}/refunds`, refundsOf(context, id).reverse());
};

/**
 * Returns the charge to refund: the named charge, or the successful charge of the payment intent.
 */
function findCharge(context: SandboxContext, charge: string | undefined, intent: string | undefined): Charge {
  if (charge !== undefined) return context.find('charge', charge, 'charge');
  if (intent === undefined)
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  const { latest_charge: latest } = context.find('payment_intent', intent, 'payment_intent');
  const found = latest === null ? undefined : context.store.get('charge', latest);
  if (found?.status === 'succeeded') return found;
  throw invalid(`This PaymentIntent (${intent}) does not have a successful charge to refund.`);
}

/** Refunds a given part of a charge, or the rest. */
function addRefund(context: SandboxContext, charge: Charge, sent: Sent): Refund {
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  const amount = sent.amount ?? left;
  if (amount < 1 || amount > left)
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
    );
  const refund = context.store.put('refund', {
    id: newId('re', 24),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: context.now(),
    currency: charge.currency,
    metadata: mergeMetadata({}, sent.metadata),
    payment_intent: charge.payment_intent,
    reason: sent.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  const after = context.store.patch('charge', charge, {
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  });
  context.emit('refund.created', refund);
  context.emit('charge.refunded', after);
  return refund;
}

export const refundRoutes = [
  route(
    'POST /v1/refunds',
    {
      amount: 'int',
      charge: 'string',
      metadata: 'map',
      payment_intent: 'string',
      reason: stringEnum('duplicate', 'fraudulent', 'requested_by_customer'),
    },
    ({ context }, params) =>
      addRefund(context, findCharge(context, params.charge, params.payment_intent), params),
  ),
];
