import type { FollowedQuestion } from '@massima/contract/alerts';
import type { Locale } from '@massima/contract/format/dates';

/** Parameters of each mail. Times are ISO 8601 strings, so that the outbox can store them. */
export interface MailParams {
  verification: { name: string; link: string };
  /** `emptiesHistory`: the address changed while the old mailbox was silent, and only the previous password keeps the history. */
  restore: { name: string; link: string; emptiesHistory?: boolean };
  /** `isRecovery`: after a recovery, which has ended the password. */
  choose_password: { name: string; link: string; emptiesHistory?: boolean; isRecovery?: boolean };
  /** The link undoes, as that of `second_factor` does for factors that were added, removed or renewed. */
  password_changed: { name: string; at: string; link: string };
  key_made: { name: string; key: string; at: string; mayWrite: boolean; link: string };
  /** `euros`: what programs may spend in a month past what the plan includes. */
  spending_allowed: { name: string; euros: number; at: string; link: string };
  app_connected: { name: string; app: string; host: string; at: string; mayWrite: boolean; link: string };
  /** A second factor was changed or used, or will be removed; `at`: time of the event. */
  second_factor: {
    name: string;
    what:
      | 'added'
      | 'removed'
      | 'renewed'
      | 'recovery_used'
      | 'codes_tried'
      | 'reset_asked'
      | 'reset_stopped'
      | 'reset_done';
    at: string;
    support?: string | undefined;
    link: string;
  };
  other_device: { name: string; at: string; mobile: boolean; link: string };
  /** To the new mailbox. `byOwner`: the owner asked; mails that waited for a long time lack it. */
  address_confirm: { name: string; link: string; byOwner?: boolean };
  /** To the old one. */
  address_asked: { name: string; email: string; silentAt: string; link: string; byOwner?: boolean };
  /** To both. */
  address_changed: {
    name: string;
    email: string;
    isOld: boolean;
    closesHistory: boolean;
    /** The link undoes. */
    undoes?: boolean;
    /** Where to write; not everyone who runs Massima has one. */
    support?: string | undefined;
    link: string;
  };
  address_ended: {
    name: string;
    email: string;
    why: 'taken' | 'lapsed' | 'stopped' | 'withdrawn';
    link: string;
  };
  trial_ending: { name: string; endsAt: string; link: string };
  /** The address is verified, and its domain has had its trials. */
  trial_used: { name: string; domain: string; contact: string | null; link: string };
  alert_news: {
    name: string;
    /** The list of everything that is followed. */
    link: string;
    /** Stops these mails with one press. */
    stopLink: string;
    weekly: boolean;
    /**
     * Number of rulings and events together; `events`: events only. Missing from mails queued by
     * earlier versions.
     */
    count: number;
    events?: number;
    followed: {
      /** Name of the alert, as its owner typed it. */
      label: string;
      kind: 'question' | 'ruling' | 'citations';
      /** Events of the followed articles and rulings. */
      events?: { title: string; link: string }[];
      /** How a question is narrowed. Mails that waited for a long time lack it. */
      filters?: FollowedQuestion['filters'] | undefined;
      rulings: { citation: string; text: string; link: string }[];
      /** Number of matches that are not listed. */
      more: number;
      link: string;
    }[];
  };
}
export type Template = keyof MailParams;

/** Text of a mail: paragraphs above and below a button. */
export interface MailText {
  subject: string;
  greeting: string;
  before: string[];
  /** Lists above the button, each with a heading. */
  lists?: { heading: string; entries: { title: string; text: string; link: string }[] }[];
  button: string;
  after: string[];
  /** Link to unsubscribe, in the headers and the footer of an optional mail. */
  stop?: { text: string; link: string };
}
export type MailTexts = { [T in Template]: (params: MailParams[T]) => MailText } & {
  /** Above the bare address, for readers whose program shows no button. */
  copyLink: string;
  /** Why this mail came, and from whom. */
  footer: string;
};
export type { Locale };
