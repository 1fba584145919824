import { expect, test } from 'vitest';
import { errorKinds } from './errors.ts';
import { fieldKeys, neverProduced, outcomeKeys } from './message-keys.ts';
import { it } from './messages/it.ts';

/** Keys of the server: the specified errors, and keys added later. */
const serverKeys = `
login_requires_token wrong_user_or_password user_does_not_exist account_disabled recovery_waiting missing_parameters
wrong_email_format password_too_short email_already_used email_in_use token_updated token_valid token_not_valid
session_expired another_session_open email_not_found recovery_email_sent invalid_code file_not_found username_empty
update_error user_not_found wrong_old_password account_expired reset_link_no_longer_valid password_changed
unknown_error access_denied too_many_attempts validation_failed service_unavailable under_maintenance
subscription_expired free_trial_expired subscription_no_queries offer_limited folder_name_exists payload_too_large
method_not_allowed unsupported_media_type email_already_verified subscription_exists form_expired
payment_provider_failed service_timeout invalid_vat_number folder_full alerts_full payment_in_progress too_many_searches
invoice_due last_administrator no_payment_method payment_authentication_required payment_method_in_use
signup_offer_unknown fe_code_invalid address_change_pending storage_full connections_full list_outdated
quote_changed quota_used_up second_factor_required second_factor_wrong share_expired proof_required
trial_used_by_domain trial_results_used`;

/** The client's, of sections 5 and 8 of the product's specification. */
const clientKeys = `
old_password_is_required repeat_password_is_required passwords_dont_match
signup_terms_required signup_lawyer_type_is_required signup_name_is_required signup_surname_is_required
signup_email_is_required signup_email_is_invalid signup_password_is_required signup_queries_must_be_number
generic_fail_message error_search error_folder_creation error_save error_saving_feedback error_deleting_feedback
error_getting_feedback error_getting_folders error_deleting error_changing_payment_method
error_creating_payment_method error_changing_plan_subscription error_getting_products error_getting_product
search_folder_exists user_profile_load_error subscription_payment_method_update_fail subscription_plan_udate_fail
invoice_payment_failed search_no_results signup_failed verification_email_failed new_verification_email_sent
result_feedback_thanks result_saved_description folder_created folder_deleted folder_description_modified
folder_element_deleted subscription_plan_udated subscription_payment_method_updated invoice_payment_succeeded
user_profile_deleted user_profile_updated user_profile_created`;

/**
 * Texts of section 5 of the product specification, which defines their content but not their
 * spelling.
 */
const billingKeys = `
address_required vat_number_required fiscal_code_required fiscal_code_invalid pec_required vat_or_fiscal_code_required`;

const words = (text: string) => text.trim().split(/\s+/);
const documented = [...words(serverKeys), ...words(clientKeys), ...words(billingKeys)];
const answered = [...Object.keys(errorKinds), ...outcomeKeys, ...fieldKeys];

test.each(answered.filter((key) => key !== 'ok'))('%s, which the server may answer, is documented', (key) => {
  expect(documented).toContain(key);
});

test.each(documented)('%s has a text', (key) => {
  expect(it).toHaveProperty(key);
});

test('what is never produced is not among what is answered, and has a reason', () => {
  const never = Object.entries(neverProduced);
  expect(answered.filter((key) => Object.hasOwn(neverProduced, key))).toEqual([]);
  expect(never.filter(([key, reason]) => !Object.hasOwn(it, key) || reason.length < 20)).toEqual([]);
});

test('lists every server key that no path returns', () => {
  const known = [...answered, ...Object.keys(neverProduced)];
  expect(words(serverKeys).filter((key) => !known.includes(key))).toEqual([]);
});
