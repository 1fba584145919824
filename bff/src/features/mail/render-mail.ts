import { fill } from '@massima/contract/format/fill';
import { mailHtml, mailPlain } from './layout.ts';
import { salutation } from './salutation.ts';
import type { Locale, MailParams, MailText, MailTexts, Template } from './templates.ts';
import { en } from './texts/en.ts';
import { it } from './texts/it.ts';

const textsOf: Record<Locale, MailTexts> = { it, en };

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  /** URL for one-click unsubscription in the mail program. Only optional mails have it. */
  unsubscribe?: string;
}

export function renderMail<T extends Template>(
  template: T,
  locale: Locale,
  params: MailParams[T],
  recipient: string,
): RenderedMail {
  const texts = textsOf[locale];
  // The union of all templates does not narrow by a generic key. The pair was type-checked when it
  // was queued.
  const write = texts[template] as (p: MailParams[T]) => MailText;
  const text = write({ ...params, name: salutation(params.name) });
  const footer = fill(texts.footer, { recipient });
  return {
    subject: text.subject,
    text: mailPlain(text, params.link, footer),
    html: mailHtml(text, params.link, texts.copyLink, footer, locale),
    ...(text.stop && { unsubscribe: text.stop.link }),
  };
}
