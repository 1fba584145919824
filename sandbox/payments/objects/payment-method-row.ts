import { createHash } from 'node:crypto';
import { newId } from '../core/ids.ts';
import type { SandboxContext } from '../core/context.ts';
import { Failure, required } from '../http/failure.ts';
import type { TextMap } from '../http/params.ts';
import type { Address } from './customer-row.ts';
import { fullAddress } from './customer-row.ts';
import { cardByNumber, isCardNumber } from './test-cards.ts';
import type { CardBehaviour, TestCard } from './test-cards.ts';

export interface BillingDetails {
  address: Address;
  email: string | null;
  name: string | null;
  phone: string | null;
  tax_id: string | null;
}

export interface PaymentMethod {
  id: string;
  object: 'payment_method';
  allow_redisplay: 'always' | 'limited' | 'unspecified';
  billing_details: BillingDetails;
  card: {
    brand: string;
    checks: { address_line1_check: null; address_postal_code_check: null; cvc_check: 'pass' | null };
    country: string;
    display_brand: string;
    exp_month: number;
    exp_year: number;
    fingerprint: string;
    funding: 'credit' | 'debit';
    generated_from: null;
    last4: string;
    networks: { available: string[]; preferred: null };
    regulated_status: 'unregulated';
    three_d_secure_usage: { supported: true };
    wallet: null;
  };
  created: number;
  customer: string | null;
  customer_account: null;
  livemode: false;
  metadata: TextMap;
  type: 'card';
  _behaviour: CardBehaviour;
  /** True after a setup with this payment method was authenticated. */
  _setUp: boolean;
  /** True after it was permanently detached from its customer. */
  _detached?: true;
}

declare module '../core/tables.ts' {
  interface Tables {
    payment_method: PaymentMethod;
  }
}

export interface BillingSent {
  address?: Partial<Record<keyof Address, string | undefined>> | null | undefined;
  email?: string | undefined;
  name?: string | undefined;
  phone?: string | undefined;
}

export interface CardSent {
  number?: string | undefined;
  exp_month?: number | undefined;
  exp_year?: number | undefined;
  cvc?: string | undefined;
}

export function billingDetails(sent: BillingSent | null | undefined, old?: BillingDetails): BillingDetails {
  const none = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
  return {
    address: (sent?.address ? fullAddress(sent.address) : old?.address) ?? none,
    email: sent?.email ?? old?.email ?? null,
    name: sent?.name ?? old?.name ?? null,
    phone: sent?.phone ?? old?.phone ?? null,
    tax_id: null,
  };
}

export function newPaymentMethod(
  context: SandboxContext,
  card: TestCard,
  sent: CardSent,
  billing?: BillingSent | null,
): PaymentMethod {
  const { declined, chargeDeclined, authentication } = card;
  return context.store.put('payment_method', {
    id: newId('pm', 24),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails(billing),
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: sent.cvc ? 'pass' : null,
      },
      country: card.country ?? 'US',
      display_brand: card.brand,
      exp_month: sent.exp_month ?? 12,
      exp_year: sent.exp_year ?? new Date(context.now() * 1000).getUTCFullYear() + 1,
      // The same card has the same fingerprint. The number itself is not stored.
      fingerprint: createHash('sha256').update(`sandbox ${card.number}`).digest('base64url').slice(0, 16),
      funding: card.funding ?? 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: context.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
    _behaviour: {
      ...(declined ? { declined } : {}),
      ...(chargeDeclined ? { chargeDeclined } : {}),
      ...(authentication ? { authentication } : {}),
    },
    _setUp: false,
  });
}

/**
 * Creates a payment method from typed card data, validated as the provider does before it contacts
 * a bank.
 */
export function createCardPaymentMethod(
  context: SandboxContext,
  sent: CardSent,
  billing?: BillingSent | null,
): PaymentMethod {
  const wrong = (code: string, message: string, param: string) =>
    new Failure(402, { type: 'card_error', code, message, param });
  const number = required(sent.number, 'card[number]').replace(/[\s-]/g, '');
  const year = required(sent.exp_year, 'card[exp_year]');
  const month = required(sent.exp_month, 'card[exp_month]');
  if (!isCardNumber(number)) throw wrong('incorrect_number', 'Your card number is incorrect.', 'number');
  if (month < 1 || month > 12)
    throw wrong('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  const fullYear = year < 100 ? 2000 + year : year;
  const now = new Date(context.now() * 1000);
  if (
    fullYear > now.getUTCFullYear() + 50 ||
    fullYear * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
  ) {
    throw wrong('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  if (sent.cvc !== undefined && !/^\d{3,4}$/.test(sent.cvc)) {
    throw wrong('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
  return newPaymentMethod(context, cardByNumber(number), { ...sent, exp_year: fullYear }, billing);
}
