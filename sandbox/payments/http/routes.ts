import { accountRoutes } from '../objects/account.ts';
import { authenticateRoutes } from '../objects/authenticate.ts';
import { chargeRoutes } from '../objects/charges.ts';
import { couponRoutes } from '../objects/coupons.ts';
import { customerRoutes } from '../objects/customers.ts';
import { eventRoutes } from '../objects/events.ts';
import { invoicePaymentRoutes } from '../objects/invoice-payments.ts';
import { invoicePreviewRoutes } from '../objects/invoice-preview.ts';
import { invoiceRoutes } from '../objects/invoices.ts';
import { meterRoutes } from '../objects/meters.ts';
import { paymentIntentRoutes } from '../objects/payment-intent-routes.ts';
import { paymentMethodRoutes } from '../objects/payment-method-routes.ts';
import { priceRoutes } from '../objects/price-routes.ts';
import { productRoutes } from '../objects/products.ts';
import { refundRoutes } from '../objects/refunds.ts';
import { setupIntentRoutes } from '../objects/setup-intent-routes.ts';
import { subscriptionRoutes } from '../objects/subscriptions.ts';
import { taxIdRoutes } from '../objects/tax-ids.ts';
import { webhookEndpointRoutes } from '../objects/webhook-endpoints.ts';
import type { Route } from './route.ts';

/** All operations. If two patterns match a path, the first one applies. */
export const routes: Route[] = [
  ...invoicePreviewRoutes,
  ...accountRoutes,
  ...authenticateRoutes,
  ...chargeRoutes,
  ...couponRoutes,
  ...customerRoutes,
  ...eventRoutes,
  ...invoicePaymentRoutes,
  ...invoiceRoutes,
  ...meterRoutes,
  ...paymentIntentRoutes,
  ...paymentMethodRoutes,
  ...priceRoutes,
  ...productRoutes,
  ...refundRoutes,
  ...setupIntentRoutes,
  ...subscriptionRoutes,
  ...taxIdRoutes,
  ...webhookEndpointRoutes,
];
