import type { privacy as it } from '../it/privacy.ts';

export const privacy: Record<keyof typeof it, string> = {
  privacy_title: 'Privacy notice',
  privacy_intro:
    'This page describes what Massima keeps about the people who use it, for how long, and who receives it. It is what the program does; whoever runs it can replace it with a notice of their own.',
  privacy_who: 'Who processes the data',
  privacy_controller: 'Data controller: {operator}.',
  privacy_no_controller:
    'This installation does not name its data controller yet: whoever runs it must do so before opening it to the public.',
  privacy_contact: 'For any request about your data: <link>{email}</link>.',
  privacy_kept: 'What is kept, and for how long',
  privacy_account: 'Account data: first name, last name, e-mail address, profession and billing details',
  privacy_account_until: 'Until the account is deleted. Of the password only a hash is kept.',
  privacy_work: 'Searches, folders, notes, ratings and alerts',
  privacy_work_until:
    'Until you delete them or the account is deleted; a deleted folder can be brought back for a day. Searches are visible only to the person who made them, not to administrators.',
  privacy_shown: 'Which rulings were shown, without the words searched for',
  privacy_shown_until: '400 days.',
  privacy_sessions: 'Sessions, keys and connections with other programs',
  privacy_sessions_until: 'Up to 90 days after they end; a session that is not used for a year is removed.',
  privacy_mails: 'Messages sent: recipient and kind, without their content',
  privacy_mails_until: '30 days.',
  privacy_payments: 'References of payments; never the card number',
  privacy_payments_until:
    '400 days. Invoices stay with the payment provider for as long as the law requires.',
  privacy_security: 'Security log: sign-ins, changes and the network address they come from',
  privacy_security_until:
    '{days, plural, one {One day} other {# days}}, also after the account is deleted, by its number alone.',
  privacy_limits: 'Counts of attempts, under keyed hashes of addresses',
  privacy_limits_until: 'Two days.',
  privacy_after:
    'After deletion: keyed hashes of the e-mail address and of the mailbox that had the free trial',
  privacy_after_until:
    'Without an end: they only tell that the address had an account and that the free trial was used. Backups last as long as whoever runs the service decides.',
  privacy_others: 'Who else receives them',
  privacy_provider:
    'The payment provider (Stripe) receives name, e-mail address, billing details and card of those who subscribe.',
  privacy_mail_server: 'The e-mail server set up by whoever runs the service delivers the messages.',
  privacy_questions_stay:
    'The words searched for and the texts checked do not leave the servers of the service.',
  privacy_questions_leave:
    'The words searched for are sent, without saying whose they are, to the service that whoever runs the installation has set up to understand their meaning; Massima keeps nothing there.',
  privacy_nobody_else:
    'No one else: no tracking tools, no advertising. The only cookie serves, for ten minutes, to connect an assistant; the session is in the browser’s storage.',
  privacy_rights: 'Your rights',
  privacy_rights_text:
    'In your <link>profile</link> you can download a copy of everything about your account, correct your data and delete the account. You may also lodge a complaint with the data protection authority.',
};
