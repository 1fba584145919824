import { billing } from '@massima/contract/operations/billing';
import { implement } from '../../procedures/implement.ts';
import { listPrices, listProducts, readCoupon, readPlan } from './catalogue.ts';
import { changePlan } from './change-plan.ts';
import { createSubscription, subscribeCustomer } from './create-subscription.ts';
import { readSubscription } from './current-subscription.ts';
import { readCustomer } from './customer.ts';
import { listElectronicInvoices, readElectronicInvoice, remakeInvoice } from './electronic-invoices.ts';
import { listInvoices } from './list-invoices.ts';
import { payInvoice } from './pay-invoice.ts';
import { createSetupIntent, listPaymentMethods, readPaymentIntent } from './payment-methods.ts';
import { previewPlan } from './preview-plan.ts';
import { previewSubscription } from './preview-subscription.ts';
import { removePaymentMethod } from './remove-payment-method.ts';
import { readLastBill } from './show-last-bill.ts';
import { updatePaymentMethod } from './update-payment-method.ts';
import { updateSubscription } from './update-subscription.ts';

export const billingRouter = {
  products: implement(billing.products, ({ deps }) => listProducts(deps)),
  prices: implement(billing.prices, ({ deps, user }, input) => listPrices(deps, user, input)),
  coupon: implement(billing.coupon, ({ deps, user }, { id }) => readCoupon(deps, user, id)),
  plan: implement(billing.plan, ({ deps, user }, { id }) => readPlan(deps, user, id)),
  createSetupIntent: implement(billing.createSetupIntent, ({ deps, user }, { customer }) =>
    createSetupIntent(deps, user, customer),
  ),
  paymentIntent: implement(billing.paymentIntent, ({ deps, user }, { id }) =>
    readPaymentIntent(deps, user, id),
  ),
  customer: implement(billing.customer, ({ deps, user }, { id }) => readCustomer(deps, user, id)),
  paymentMethods: implement(billing.paymentMethods, ({ deps, user }, { id }) =>
    listPaymentMethods(deps, user, id),
  ),
  updatePaymentMethod: implement(billing.updatePaymentMethod, ({ deps, user }, input) =>
    updatePaymentMethod(deps, user, input),
  ),
  removePaymentMethod: implement(billing.removePaymentMethod, ({ deps, user }, { id }) =>
    removePaymentMethod(deps, user, id),
  ),
  subscription: implement(billing.subscription, ({ deps, user }, { id }) => readSubscription(deps, user, id)),
  subscribe: implement(billing.subscribe, ({ deps, user }, input) => createSubscription(deps, user, input)),
  subscribeCustomer: implement(billing.subscribeCustomer, ({ deps, user }, input) =>
    subscribeCustomer(deps, user, input),
  ),
  updateSubscription: implement(billing.updateSubscription, ({ deps, user }, input) =>
    updateSubscription(deps, user, input),
  ),
  changePlan: implement(billing.changePlan, ({ deps, user }, input) => changePlan(deps, user, input)),
  previewPlan: implement(billing.previewPlan, ({ deps, user }, input) => previewPlan(deps, user, input)),
  previewSubscription: implement(billing.previewSubscription, ({ deps, user }, input) =>
    previewSubscription(deps, user, input),
  ),
  invoices: implement(billing.invoices, ({ deps, user }, input) => listInvoices(deps, user, input)),
  lastBill: implement(billing.lastBill, ({ deps, user }, { id }) => readLastBill(deps, user, id)),
  electronicInvoices: implement(billing.electronicInvoices, ({ deps, user }, { id }) =>
    listElectronicInvoices(deps, user, id),
  ),
  electronicInvoice: implement(billing.electronicInvoice, ({ deps, user }, input) =>
    readElectronicInvoice(deps, user, input),
  ),
  remakeInvoice: implement(billing.remakeInvoice, ({ deps, user }, input) =>
    remakeInvoice(deps, user, input),
  ),
  payInvoice: implement(billing.payInvoice, ({ deps, user }, input) => payInvoice(deps, user, input)),
};
