import { z } from 'zod';
import { errorKinds, type ErrorKey } from './errors.ts';

/**
 * Messages of successful responses, `{success, message}` with 200, spelled as in product.md.
 * Operations without a specific message return `ok`.
 */
export const outcomeKeys = [
  'ok',
  'token_updated',
  'token_valid',
  'recovery_email_sent',
  'password_changed',
  'new_verification_email_sent',
  'offer_limited',
  'trial_used_by_domain',
  'address_change_pending',
  'folder_created',
  'folder_name_exists',
  'folder_deleted',
  'folder_description_modified',
  'folder_element_deleted',
  'result_saved_description',
  'result_feedback_thanks',
  'user_profile_updated',
  'user_profile_deleted',
  'invoice_payment_failed',
  'invoice_due',
  'payment_authentication_required',
  'subscription_plan_udated',
  'subscription_payment_method_updated',
] as const;
export type OutcomeKey = (typeof outcomeKeys)[number];

/** Messages of field errors, in addition to the error keys. */
export const fieldKeys = [
  'signup_name_is_required',
  'signup_surname_is_required',
  'signup_offer_unknown',
  'fiscal_code_required',
  'fiscal_code_invalid',
  'address_required',
  'vat_number_required',
  'pec_required',
  'fe_code_invalid',
] as const;
export type FieldKey = (typeof fieldKeys)[number];
export const isFieldKey = (key: string): key is FieldKey => (fieldKeys as readonly string[]).includes(key);

const errorKeys = Object.keys(errorKinds) as [ErrorKey, ...ErrorKey[]];
export const errorKey = z.enum(errorKeys).meta({ id: 'ErrorKey' });
/** Any value of `message` in a response. */
export const messageKey = z.enum([...outcomeKeys, ...errorKeys]).meta({ id: 'MessageKey' });
export type MessageKey = z.infer<typeof messageKey>;
export const issueKey = z.enum([...fieldKeys, ...errorKeys]).meta({ id: 'IssueKey' });
export type IssueKey = z.infer<typeof issueKey>;

/**
 * Keys of the product's specification that no path of ours produces, each with the reason. Their texts stay in the
 * catalogue: anyone who adds the rule finds them.
 */
export const neverProduced = {
  account_expired: 'what has expired is said: subscription_expired or free_trial_expired',
  invalid_code: 'no path takes a code; mailed links say token_not_valid',
  username_empty: 'people sign in with their e-mail address; an absent one is missing_parameters',
  error_getting_product: 'one product is never asked for; the list says error_getting_products',
  error_getting_feedback: 'ratings come with the results; without them a result is shown as not rated',
  signup_card_requires_plan: 'a card is asked for after a plan was chosen',
  signup_payment_method_is_required: 'signup asks for no card',
  signup_plan_is_required: 'signup asks for no plan',
  vat_or_fiscal_code_required: 'invoice and receipt each ask for one of the two',
} as const satisfies Record<string, string>;
