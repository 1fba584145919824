import type { MailTexts } from '../templates.ts';
import { moment } from './moment.ts';

const dear = (name: string) => (name === '' ? 'Hello,' : `Dear ${name},`);
const when = (iso: string) => `${moment(iso, 'en')} (Italian time)`;

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
  restore: ({ name }) => ({
    subject: 'Reset your password',
    greeting: dear(name),
    before: ['We received a request to reset the password of your Massima account.'],
    button: 'Choose a new password',
    after: [
      'The link is valid for one hour and can be used once.',
      'If you did not ask for it, you can ignore this message: your present password stays valid.',
    ],
  }),
  choose_password: ({ name }) => ({
    subject: 'Your Massima account is ready',
    greeting: dear(name),
    before: ['We created a Massima account for you. To sign in, please choose your password.'],
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
    button: 'Reset the password',
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
  trial_ending: ({ name, endsAt }) => ({
    subject: 'Your trial is about to end',
    greeting: dear(name),
    before: [
      `Your Massima trial ends on ${when(endsAt)}.`,
      'To go on with your research without interruption, choose a plan. Your folders, history and ratings stay where they are.',
    ],
    button: 'Choose a plan',
    after: [
      'The link signs you in without a password: it is valid for seven days, can be used once, and should not be passed on.',
    ],
  }),
  alert_news: ({ name, weekly, count, followed, stopLink }) => ({
    subject: count === 1 ? 'One new ruling for your alerts' : `${count} new rulings for your alerts`,
    greeting: dear(name),
    before: [
      `${weekly ? 'Over the past week' : 'With its last update'} the collection has gained the following. Reading it uses no searches.`,
    ],
    lists: followed.map(({ label, kind, rulings, more, link }) => ({
      heading: kind === 'ruling' ? `Citing ${label}` : `“${label}”`,
      entries: [
        ...rulings.map((one) => ({ title: one.citation, text: one.text, link: one.link })),
        ...(more > 0
          ? [{ title: more === 1 ? 'And one more ruling' : `And ${more} more rulings`, text: '', link }]
          : []),
      ],
    })),
    button: 'See all alerts',
    after: [],
    stop: { text: 'Stop these e-mails', link: stopLink },
  }),
};
