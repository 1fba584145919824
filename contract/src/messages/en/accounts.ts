import type { accounts as source } from '../it/accounts.ts';

export const accounts: Record<keyof typeof source, string> = {
  restore_title: 'Forgotten password',
  restore_text:
    'An e-mail with a link to choose a new password will be sent to this address. The link is valid for one hour.',
  restore_submit: 'Send the link',
  restore_back_profile: 'Back to profile',
  reset_title: 'New password',
  reset_hint: 'At least 6 characters.',
  reset_submit: 'Save the password',
  reset_done: 'The password has been changed. You can now sign in.',
  reset_again: 'Request a new link',
  address_confirm_title: 'New e-mail address',
  address_confirm_text:
    'An administrator has given this mailbox as the new address of an account. Once confirmed, it becomes the address of the account as soon as the present one agrees, or after seven days of silence.',
  address_confirm: 'Confirm the address',
  address_decide_title: 'Change of address',
  address_decide_text:
    'An administrator has given this account a new address: the e-mail says which. If that is not wanted, stop it: whoever reads the new mailbox could otherwise enter the account.',
  address_stop: 'Stop the change',
  address_agree: 'Agree',
  address_effective:
    'The new address is valid from now on: sign in with it. The password is the same as before.',
  address_waits_for_old:
    'The address is confirmed. It becomes the address of the account when the present one agrees, or after seven days of silence.',
  address_waits_for_new:
    'Your consent is recorded. The change takes effect when the new address is confirmed.',
  address_stopped: 'The change has been stopped: the address of the account stays as it was.',
  address_pending: 'New address pending: {email}. Until then, messages and links go to the present one.',
  address_confirmed: 'The new address was confirmed on {date}.',
  address_not_confirmed:
    'The new address has not been confirmed yet; without confirmation the change ends on {date}.',
  address_agreed: 'The present address agreed on {date}.',
  address_not_agreed: 'The present address has not answered yet; from {date} silence counts as consent.',
  address_old_not_asked: 'The present address was never verified: the confirmation of the new one is enough.',
  address_withdraw: 'Withdraw the change',
  address_withdrawn: 'The change has been withdrawn.',
  reset_empties:
    'The address of the account changed without the consent of the earlier one. A new password deletes the search history; to keep it, sign in with the password from before.',
  verify_running: 'Verifying the address…',
  verify_done: 'The address has been verified. Search opens in a few seconds.',
  verify_failed_next: 'To get a new link, sign in: you can request one there.',
  token_login_title: 'Signing in',
  token_login_running: 'Signing in…',
  resend_text:
    'To use Massima, verify the address {email} by opening the link in the e-mail that was sent. If you cannot find it, check the junk folder.',
  resend_running: 'Sending the e-mail…',
  resend_again: "I didn't receive any e-mail: send it again",
  verification_email_failed: 'The verification e-mail could not be sent.',
  profile_name: 'First name',
  profile_surname: 'Last name',
  profile_email: 'E-mail address',
  profile_email_hint: 'The address cannot be changed here.',
  profile_cards: 'Payment methods',
  profile_cards_none: 'No saved cards.',
  citation_style: 'Format of citations',
  citation_style_hint: 'Takes effect at once, in every browser where the account is used.',
  profile_card_pays: 'pays the subscription',
  profile_data: 'Data and account',
  profile_export: 'Download all your data',
  profile_export_text: 'A file with everything that is stored about this account.',
  profile_delete: 'Delete the account',
  profile_delete_text:
    'The account, its folders, history, ratings and subscription will be deleted permanently. On the pay-as-you-go plan, the fee and the searches not billed yet are charged at once. You can download the data first.',
  profile_delete_confirm: 'Delete permanently',
  user_profile_load_error: 'The profile could not be loaded.',
  password_old: 'Current password',
  password_new: 'New password',
  password_repeat: 'Repeat the new password',
  old_password_is_required: 'The password is required.',
  password_change: 'Change password',
  repeat_password_is_required: 'The new password must be repeated.',
  passwords_dont_match: "The password don't match",
  terms_title: 'Terms of use',
  terms_text:
    'This installation does not link to its terms of use yet: whoever runs it publishes them at an address of their own. In the demo every ruling is fictional and no card is charged.',
};
