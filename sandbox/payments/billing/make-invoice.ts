import { newId, randomText } from '../core/ids.ts';
import type { SandboxContext } from '../core/context.ts';
import type { TextMap } from '../http/params.ts';
import type { BillingReason, Invoice } from '../objects/invoice-row.ts';
import type { Subscription } from '../objects/subscription-row.ts';
import { lineRow } from './draft-line.ts';
import type { DraftLine } from './draft-line.ts';
import { liveDiscounts, sumUp } from './sum-up.ts';
import type { Sums } from './sum-up.ts';

export interface InvoicePlan {
  customer: string;
  subscription: Subscription | null;
  currency: string;
  reason: BillingReason;
  lines: DraftLine[];
  discounts: string[];
  period: { start: number; end: number };
  /** Stays a draft until then; without it the code that makes it also finalizes it. */
  finalizesAt?: number;
  autoAdvance?: boolean;
  prorationDate?: number;
  metadata?: TextMap;
}

/** A draft, with its lines, what the discounts take off, and the sums. */
export function makeInvoice(context: SandboxContext, plan: InvoicePlan): Invoice {
  const id = newId('in', 24);
  // A discount must be valid at the start of the billed period, which may be in the future for a
  // preview.
  const discounts = liveDiscounts(context, plan.discounts, Math.max(context.now(), plan.period.end));
  const sums = sumUp(context, plan.lines, discounts);
  plan.lines.forEach((each, index) => {
    context.store.put('line_item', lineRow(each, id, plan.currency, sums.byLine[index] ?? []));
    if (each.invoiceItem) takeIn(context, each.invoiceItem, id);
  });
  const invoice = context.store.put('invoice', blankInvoice(context, plan, id, sums));
  if (plan.subscription) spendOnce(context, plan.subscription, sums.totals);
  if (plan.subscription) context.store.patch('subscription', plan.subscription, { latest_invoice: id });
  context.emit('invoice.created', invoice);
  return invoice;
}

function takeIn(context: SandboxContext, item: string, invoice: string): void {
  const row = context.store.get('invoiceitem', item);
  if (row) context.store.patch('invoiceitem', row, { invoice });
}

/** A coupon for one time goes at the first invoice that it lowers, not at the empty one of a trial. */
function spendOnce(
  context: SandboxContext,
  subscription: Subscription,
  totals: readonly { discount: string; amount: number }[],
): void {
  for (const { discount, amount } of totals) {
    const row = context.find('discount', discount);
    if (amount === 0 || context.find('coupon', row.source.coupon).duration !== 'once') continue;
    const current = context.find('subscription', subscription.id);
    context.store.patch('subscription', current, {
      discounts: current.discounts.filter((each) => each !== discount),
    });
    context.emit('customer.discount.deleted', row);
  }
}

function blankInvoice(context: SandboxContext, plan: InvoicePlan, id: string, sums: Sums): Invoice {
  const customer = context.find('customer', plan.customer);
  const { subscription } = plan;
  const due = Math.max(0, sums.total + customer.balance);
  const taxIds = context.store.where('tax_id', 'customer', customer.id);
  return {
    id,
    object: 'invoice',
    account_country: 'IT',
    account_name: 'Massima',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_paid_off_stripe: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: plan.autoAdvance ?? true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: plan.finalizesAt ?? null,
    billing_reason: plan.reason,
    collection_method: subscription?.collection_method ?? 'charge_automatically',
    created: context.now(),
    currency: plan.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_shipping: null,
    customer_tax_exempt: customer.tax_exempt,
    customer_tax_ids: taxIds.map(({ type, value }) => ({ type, value })),
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: sums.totals.map(({ discount }) => discount),
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: customer.invoice_settings.footer,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    livemode: false,
    metadata: plan.metadata ?? {},
    next_payment_attempt: plan.finalizesAt ?? null,
    number: null,
    on_behalf_of: null,
    parent: subscription && {
      quote_details: null,
      subscription_details: {
        metadata: { ...subscription.metadata },
        subscription: subscription.id,
        ...(plan.prorationDate === undefined ? {} : { subscription_proration_date: plan.prorationDate }),
      },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: subscription?.payment_settings.payment_method_types ?? null,
    },
    period_end: plan.period.end,
    period_start: plan.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: sums.subtotal,
    subtotal_excluding_tax: sums.subtotal,
    test_clock: null,
    total: sums.total,
    total_discount_amounts: sums.totals,
    total_excluding_tax: sums.total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
    _subscription: subscription?.id ?? null,
    _secret: randomText(24),
  };
}
