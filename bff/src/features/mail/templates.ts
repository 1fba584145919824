import type { Locale } from '@massima/contract/format/dates';

/** What each mail is made of. Instants are ISO 8601, so that they survive the outbox. */
export interface MailParams {
  verification: { name: string; link: string };
  restore: { name: string; link: string };
  choose_password: { name: string; link: string };
  password_changed: { name: string; at: string; link: string };
  other_device: { name: string; at: string; mobile: boolean; link: string };
  trial_ending: { name: string; endsAt: string; link: string };
}
export type Template = keyof MailParams;

/** One mail in words: paragraphs around one button. */
export interface MailText {
  subject: string;
  greeting: string;
  before: string[];
  button: string;
  after: string[];
}
export type MailTexts = { [T in Template]: (params: MailParams[T]) => MailText } & {
  /** Above the bare address, for readers whose program shows no button. */
  copyLink: string;
  /** Why this mail came, and from whom. */
  footer: string;
};
export type { Locale };
