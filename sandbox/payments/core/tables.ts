import type { Charge } from '../objects/charges.ts';
import type { Coupon } from '../objects/coupons.ts';
import type { Customer } from '../objects/customer-row.ts';
import type { Delivery } from '../control/deliveries.ts';
import type { Discount } from '../objects/discounts.ts';
import type { Event } from '../objects/events.ts';
import type { IdempotentAnswer } from '../http/idempotency.ts';
import type { Invoice } from '../objects/invoice-row.ts';
import type { InvoiceItem, InvoiceLine } from '../objects/invoice-lines.ts';
import type { InvoicePayment } from '../objects/invoice-payments.ts';
import type { Meter, MeterEvent } from '../objects/meters.ts';
import type { PaymentIntent } from '../objects/payment-intent-row.ts';
import type { PaymentMethod } from '../objects/payment-method-row.ts';
import type { Price } from '../objects/prices.ts';
import type { Product } from '../objects/products.ts';
import type { Refund } from '../objects/refunds.ts';
import type { SetupIntent } from '../objects/setup-intents.ts';
import type { Subscription, SubscriptionItem } from '../objects/subscription-row.ts';
import type { TaxId } from '../objects/tax-ids.ts';
import type { WebhookEndpoint } from '../objects/webhook-endpoints.ts';

/** Everything that is kept. The names are those the objects carry on the wire, where they have one. */
export interface Tables {
  charge: Charge;
  coupon: Coupon;
  customer: Customer;
  delivery: Delivery;
  discount: Discount;
  event: Event;
  idempotency: IdempotentAnswer;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  invoiceitem: InvoiceItem;
  line_item: InvoiceLine;
  meta: { id: string; value: number };
  'billing.meter': Meter;
  'billing.meter_event': MeterEvent;
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  price: Price;
  product: Product;
  refund: Refund;
  setup_intent: SetupIntent;
  subscription: Subscription;
  subscription_item: SubscriptionItem;
  tax_id: TaxId;
  webhook_endpoint: WebhookEndpoint;
}

export type TableName = keyof Tables;
