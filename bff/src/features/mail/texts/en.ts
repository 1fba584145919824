import type { MailParams, MailTexts } from '../templates.ts';
import { moment } from './moment.ts';
import { narrowed } from './narrowed.ts';

const dear = (name: string) => (name === '' ? 'Hello,' : `Dear ${name},`);
const when = (iso: string) => `${moment(iso, 'en')} (Italian time)`;

const endedFor = {
  taken: 'it now belongs to another account',
  lapsed: 'it was not confirmed in time',
  stopped: 'the holder of the current address blocked the change',
  withdrawn: 'the change was withdrawn',
} as const;
const factorMails: Record<
  MailParams['second_factor']['what'],
  { subject: string; said: (at: string) => string }
> = {
  added: {
    subject: 'A second factor was added to your account',
    said: (at) => `On ${at} a second factor was added to your Massima account.`,
  },
  removed: {
    subject: 'A second factor was removed from your account',
    said: (at) => `On ${at} a second factor was removed from your Massima account.`,
  },
  renewed: {
    subject: 'Your recovery codes were renewed',
    said: (at) =>
      `On ${at} new recovery codes of your Massima account were made; the ones before no longer work.`,
  },
  recovery_used: {
    subject: 'A recovery code was used',
    said: (at) => `On ${at} a recovery code of your Massima account was used. Each code works once.`,
  },
  codes_tried: {
    subject: 'Someone knows your password',
    said: (at) =>
      `Someone who knows your password has tried many codes, the last on ${at}, and did not get in. Choose a new password.`,
  },
  reset_asked: {
    subject: 'Recovery of your account',
    said: (at) =>
      `An administrator of Massima has begun the recovery of your account. It takes effect on ${at}. If you did not ask for it, stop it with this link. Signing in with a second factor stops it too.`,
  },
  reset_stopped: {
    subject: 'The recovery of your account was stopped',
    said: (at) =>
      `On ${at} the recovery of your Massima account was stopped: your password and your second factors stay valid.`,
  },
  reset_done: {
    subject: 'The recovery of your account is complete',
    said: (at) =>
      `On ${at} the recovery of your Massima account was completed: password, second factors and all access have ended.`,
  },
};
const undoes = (what: MailParams['second_factor']['what']) =>
  what === 'added' || what === 'removed' || what === 'renewed';
const undoButton = 'It was not me: end all access';
const undoText =
  'If it was not you, use this link within 7 days: it ends all access and removes factors added since.';
const contact = (support: string | undefined) =>
  support === undefined ? 'contact whoever runs Massima' : `write to support (${support})`;
const emptied =
  'Please note: the address of the account was changed without the consent of the holder of the previous one. Choosing a new password deletes the search history. Only signing in with the previous password keeps it, if that is still valid.';

export const en: MailTexts = {
  copyLink: 'If the button does not work, copy this address into your browser:',
  footer: 'This message was sent by Massima, legal research for lawyers, to {recipient}.',
  verification: ({ name }) => ({
    subject: 'Confirm your e-mail address',
    greeting: dear(name),
    before: [
      'Thank you for registering with Massima. To start using your account, please confirm that this address is yours.',
    ],
    button: 'Confirm the address',
    after: [
      'The link is valid for seven days and can be used once.',
      'If you did not register, you can ignore this message: without confirmation the account stays inactive.',
    ],
  }),
  restore: ({ name, emptiesHistory }) => ({
    subject: 'Reset your password',
    greeting: dear(name),
    before: [
      'We received a request to reset the password of your Massima account.',
      ...(emptiesHistory ? [emptied] : []),
    ],
    button: 'Choose a new password',
    after: [
      'The link is valid for one hour and can be used once.',
      'If you did not ask for it, you can ignore this message: your current password stays valid.',
    ],
  }),
  choose_password: ({ name, emptiesHistory, isRecovery }) => ({
    subject: isRecovery ? 'Choose a new password' : 'Your Massima account is ready',
    greeting: dear(name),
    before: [
      isRecovery
        ? 'The recovery of your Massima account is complete. To sign in, choose a new password.'
        : 'We created a Massima account for you. To sign in, please choose your password.',
      ...(emptiesHistory ? [emptied] : []),
    ],
    button: 'Choose the password',
    after: [
      'The link is valid for seven days and can be used once. If it has expired, you can ask for a new one under “Forgotten password” on the sign-in page.',
    ],
  }),
  password_changed: ({ name, at }) => ({
    subject: 'Your password was changed',
    greeting: dear(name),
    before: [
      `The password of your Massima account was changed on ${when(at)}. All other open sessions were closed.`,
      'If this was you, there is nothing else to do.',
      'If it was not, reset your password at once:',
    ],
    button: undoButton,
    after: [],
  }),
  second_factor: ({ name, what, at, support }) => ({
    subject: factorMails[what].subject,
    greeting: dear(name),
    before: [
      factorMails[what].said(when(at)),
      ...(undoes(what) ? [undoText] : []),
      ...(what === 'codes_tried' ? [] : ['If you know about this, there is nothing else to do.']),
      `If you do not, change your password right away and ${contact(support)}.`,
    ],
    button: undoes(what)
      ? undoButton
      : what === 'reset_asked'
        ? 'Stop the recovery'
        : what === 'codes_tried'
          ? 'Choose a new password'
          : 'Open the profile',
    after: [],
  }),
  other_device: ({ name, at, mobile }) => ({
    subject: 'Sign-in from another device',
    greeting: dear(name),
    before: [
      `On ${when(at)} your Massima account was signed in to from ${mobile ? 'another mobile device' : 'another computer'}. The earlier session was closed: the account can be used on one device at a time.`,
      'If this was you, there is nothing else to do.',
      'If you do not recognise it, reset your password at once:',
    ],
    button: 'Reset the password',
    after: [],
  }),
  key_made: ({ name, key, at, mayWrite }) => ({
    subject: 'A new key for your account',
    greeting: dear(name),
    before: [
      `On ${when(at)} the key “${key}” was created. The program that uses it can search, read and check citations with your account${mayWrite ? ', and save results to folders and set up alerts' : ''}; its searches use yours.`,
      'If you created the key, there is nothing else to do.',
      'If you don’t know it, revoke it in your profile and change your password:',
    ],
    button: 'Open the profile',
    after: [],
  }),
  spending_allowed: ({ name, euros, at }) => ({
    subject: 'Programs may spend with your account',
    greeting: dear(name),
    before: [
      `On ${when(at)} the programs connected to your account were allowed to spend up to ${euros.toLocaleString('en-GB')} euros a month past what the plan includes.`,
      'If you allowed it, there is nothing to do.',
      'If not, set the amount back to zero in your profile and change your password:',
    ],
    button: 'Open the profile',
    after: [],
  }),
  app_connected: ({ name, app, host, at, mayWrite }) => ({
    subject: 'An application was connected',
    greeting: dear(name),
    before: [
      `On ${when(at)} the application that calls itself “${app}” (${host}) was connected to your account. It can search, read and check citations${mayWrite ? ', and save results to folders and set up alerts' : ''}; its searches use yours.`,
      'If this was you, there is nothing else to do.',
      'If you don’t know it, revoke it in your profile and change your password:',
    ],
    button: 'Open the profile',
    after: [],
  }),
  address_confirm: ({ name, byOwner }) => ({
    subject: 'Confirm the new e-mail address',
    greeting: dear(name),
    before: [
      `This address was entered ${byOwner ? 'in the profile of a Massima account' : 'by an administrator of Massima'} as the new address of the account. Please confirm that it is yours.`,
      'The new address takes effect once you have confirmed it and the holder of the current one has agreed or, without an answer, after seven days.',
    ],
    button: 'Confirm the address',
    after: [
      'The link is valid for fourteen days and can be used once.',
      'If you do not know what this is about, you can ignore this message: without confirmation the address is not used.',
    ],
  }),
  address_asked: ({ name, email, silentAt, byOwner }) => ({
    subject: 'The address of your account is about to change',
    greeting: dear(name),
    before: [
      `${byOwner ? 'In the profile of your account, with its password,' : 'By an administrator of Massima,'} ${email} was entered as the new address of your Massima account. Nothing has changed so far: messages and links still come here.`,
      `If you do not want this, block it${byOwner ? ' and change your password, which someone knows' : ''}: anyone with access to the new mailbox could otherwise enter your account. If you do, you can agree at once.`,
      `If you do not answer, and the new address is confirmed, the change takes effect after seven days, on ${when(silentAt)}.`,
    ],
    button: 'Decide on the change',
    after: ['The link can be used once.'],
  }),
  address_changed: ({ name, email, isOld, closesHistory, undoes: isUndo, support }) => ({
    subject: 'The address of your account has changed',
    greeting: dear(name),
    before: [
      `The address of your Massima account is now ${email}. Sign in with it; the password has not changed.`,
      ...(closesHistory
        ? [
            'The previous address did not answer, so the search history opens only to someone who signs in with the previous password. Choosing a new password without knowing the previous one leaves the history empty.',
          ]
        : []),
      ...(isUndo ? [undoText] : []),
      ...(isOld && !isUndo
        ? [
            `If you did not want this change, sign in with the new address and your password, and ${contact(support)}.`,
          ]
        : []),
    ],
    button: isUndo ? undoButton : 'Sign in',
    after: [],
  }),
  address_ended: ({ name, email, why }) => ({
    subject: 'The address of the account stays as it is',
    greeting: dear(name),
    before: [
      `The address of a Massima account will not become ${email}: ${endedFor[why]}.`,
      'The current address stays valid, and there is nothing else to do.',
    ],
    button: 'Sign in',
    after: [],
  }),
  trial_ending: ({ name, endsAt }) => ({
    subject: 'Your free trial is about to end',
    greeting: dear(name),
    before: [
      `Your free trial of Massima ends on ${when(endsAt)}.`,
      'To continue your research without interruption, choose a plan. Your folders, history and ratings stay where they are.',
    ],
    button: 'Choose a plan',
    after: [
      'The link signs you in without a password: it is valid for seven days, can be used once, and should not be passed on.',
    ],
  }),
  trial_used: ({ name, domain, contact: email }) => ({
    subject: 'Your account is active, without a free trial',
    greeting: dear(name),
    before: [
      `Your address is verified. The free trial has been used for ${domain}.`,
      ...(email === null ? [] : [`For another one write to ${email}.`]),
      'To start now, choose a plan.',
    ],
    button: 'Choose a plan',
    after: [],
  }),
  alert_news: ({ name, weekly, count, events = 0, followed, stopLink }) => ({
    subject: subjectOfNews(count, events > 0),
    greeting: dear(name),
    before: [
      `${weekly ? 'Over the past week' : 'With its last update'} the rulings below were added to the collection. Reading them uses no searches.`,
    ],
    lists: followed.map(({ label, kind, filters, events: happened = [], rulings, more, link }) => ({
      heading: headingOfNews(kind, label, narrowed('en', filters)),
      entries: [
        ...happened.map((event) => ({ title: event.title, text: '', link: event.link })),
        ...rulings.map((ruling) => ({ title: ruling.citation, text: ruling.text, link: ruling.link })),
        ...(more > 0 ? [{ title: more === 1 ? 'And one more' : `And ${more} more`, text: '', link }] : []),
      ],
    })),
    button: 'See all alerts',
    after: [],
    stop: { text: 'Stop these e-mails', link: stopLink },
  }),
};

/** Where more than new rulings is told, the subject says so; it names nothing that is followed. */
function subjectOfNews(count: number, hasEvents: boolean): string {
  if (hasEvents) return count === 1 ? 'Something new for your alerts' : `${count} things new for your alerts`;
  return count === 1 ? 'One new ruling for your alerts' : `${count} new rulings for your alerts`;
}

const headingOfNews = (
  kind: 'question' | 'ruling' | 'citations',
  label: string,
  narrowing: string,
): string => {
  if (kind === 'citations') return `${label}: what the brief cites`;
  return kind === 'ruling' ? `Rulings that cite ${label}` : `“${label}”${narrowing}`;
};
