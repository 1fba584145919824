import type { accounts as source } from '../it/accounts.ts';

export const accounts: Record<keyof typeof source, string> = {
  restore_title: 'Forgotten password',
  restore_text: 'You receive a message with a link to choose a new password. The link is valid for one hour.',
  restore_submit: 'Send the link',
  restore_back_profile: 'Back to the profile',
  reset_title: 'New password',
  reset_new: 'New password',
  reset_repeat: 'Repeat the new password',
  reset_hint: 'At least 6 characters.',
  reset_submit: 'Save the password',
  reset_mismatch: "The password don't match",
  reset_done: 'The password has been changed. You can now sign in.',
  reset_again: 'Ask for a new link',
  verify_title: 'Verification of the e-mail address',
  verify_running: 'Verifying the address…',
  verify_done: 'The address has been verified. The search opens in a few seconds.',
  verify_go: 'Go to the search',
  verify_failed_next: 'To receive a new one, sign in: the page that opens offers to send it.',
  token_login_title: 'Signing in',
  token_login_running: 'Signing in…',
  resend_title: 'E-mail verification',
  resend_text:
    'To use Massima you must verify the address {email}: open the link in the message that was sent. It may be among the junk mail.',
  resend_running: 'Sending the message…',
  resend_again: 'I have not received any e-mail: send it again',
  verification_email_failed: 'The verification message could not be sent.',
};
