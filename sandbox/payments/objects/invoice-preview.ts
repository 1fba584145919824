import type { SandboxContext } from '../core/context.ts';
import { lastInvoice } from '../billing/end-subscription.ts';
import { nextPeriod } from '../billing/renew-subscription.ts';
import { invalid, required } from '../http/failure.ts';
import { stringEnum } from '../http/params.ts';
import { finish, present } from '../http/present.ts';
import { route } from '../http/route.ts';
import type { Wire } from '../core/wire.ts';
import type { Values } from '../http/params.ts';
import { createSubscription } from './create-subscription.ts';
import { discountSpec, itemSpec, prorationBehavior } from './subscription-params.ts';
import { linesOf } from './invoice-row.ts';
import type { Invoice } from './invoice-row.ts';
import type { Subscription } from './subscription-row.ts';
import { updateSubscription } from './update-subscription.ts';

const spec = {
  customer: 'string',
  currency: 'string',
  discounts: discountSpec,
  preview_mode: stringEnum('next', 'recurring'),
  subscription: 'string',
  subscription_details: {
    billing_cycle_anchor: stringEnum('now', 'unchanged'),
    billing_mode: { type: stringEnum('classic', 'flexible') },
    cancel_at_period_end: 'bool',
    cancel_now: 'bool',
    default_payment_method: 'string',
    items: itemSpec,
    proration_behavior: prorationBehavior,
    proration_date: 'int',
    trial_end: 'string',
  },
} as const;
type Params = Values<typeof spec>;

/** Carries the preview out of the transaction whose writes it undoes. */
class Undone extends Error {
  readonly wire: Wire;

  constructor(wire: Wire) {
    super('preview');
    this.wire = wire;
  }
}

/**
 * Runs the real operation, reads the invoice and rolls back, so that a preview cannot differ from
 * the result.
 */
function preview(context: SandboxContext, params: Params): Wire {
  try {
    return context.store.attempt(() => {
      throw new Undone(lookAhead(context, params));
    });
  } catch (error) {
    if (error instanceof Undone) return error.wire;
    throw error;
  }
}

/** Returns the final invoice of a subscription that would be cancelled now. */
function lastOf(context: SandboxContext, params: Params): Invoice {
  const ending = context.find('subscription', params.subscription ?? '', 'subscription');
  const prorate = params.subscription_details?.proration_behavior !== 'none';
  const draft = lastInvoice(context, ending, { invoiceNow: true, prorate });
  if (!draft)
    throw invalid(
      'No upcoming invoices for customer: nothing is to bill.',
      undefined,
      'invoice_upcoming_none',
    );
  return draft;
}

function lookAhead(context: SandboxContext, params: Params): Wire {
  if (params.subscription_details?.cancel_now) return upcoming(context, lastOf(context, params));
  const subscription = params.subscription === undefined ? begin(context, params) : change(context, params);
  const current = context.find('subscription', subscription.id);
  const made = current.latest_invoice === subscription.latest_invoice ? undefined : current.latest_invoice;
  const wantsNext = params.preview_mode === 'recurring' || made === undefined || made === null;
  const invoice = wantsNext ? nextPeriod(context, current, true) : context.find('invoice', made);
  return upcoming(context, invoice);
}

function upcoming(context: SandboxContext, invoice: Invoice): Wire {
  const wire = present(context, invoice);
  const lines = linesOf(context, invoice.id);
  return finish({
    ...wire,
    id: `upcoming_${invoice.id}`,
    billing_reason: 'upcoming',
    status: 'draft',
    automatically_finalizes_at: null,
    lines: {
      object: 'list',
      data: lines.map((row) => present(context, row)),
      has_more: false,
      total_count: lines.length,
      url: `/v1/invoices/upcoming/lines?customer=${invoice.customer}`,
    },
  });
}

/** The first invoice of a subscription that does not exist yet. */
function begin(context: SandboxContext, params: Params): Subscription {
  const details = required(params.subscription_details, 'subscription_details');
  const row = createSubscription(
    context,
    {
      customer: required(params.customer, 'customer'),
      items: required(details.items, 'subscription_details[items]'),
      discounts: params.discounts,
      trial_end: details.trial_end,
    },
    true,
  );
  return { ...row, latest_invoice: null };
}

function change(context: SandboxContext, params: Params): Subscription {
  const before = context.find('subscription', params.subscription ?? '', 'subscription');
  const details = params.subscription_details ?? {};
  if (before.cancel_at_period_end && !details.items && details.cancel_at_period_end === undefined) {
    throw invalid(
      'No upcoming invoices for customer: the subscription ends.',
      undefined,
      'invoice_upcoming_none',
    );
  }
  const { cancel_now: _now, billing_mode: _mode, proration_behavior: proration, ...rest } = details;
  const recurring = params.preview_mode === 'recurring';
  updateSubscription(
    context,
    before,
    {
      ...rest,
      proration_behavior: recurring ? 'none' : proration,
      ...(params.discounts === undefined ? {} : { discounts: params.discounts }),
    },
    true,
  );
  return before;
}

export const invoicePreviewRoutes = [
  route('POST /v1/invoices/create_preview', spec, ({ context }, params) => preview(context, params)),
];
