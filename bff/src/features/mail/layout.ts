import { escapeXml } from '@massima/contract/format/escape-xml';
import { noBreak } from '@massima/contract/format/no-break';
import type { Locale, MailText } from './templates.ts';

const escape = (text: string) => escapeXml(noBreak(text));

const ink = '#211d18';
const quiet = '#5b5348';
const accent = '#1b5a45';
const font = "font-family:Georgia,'Times New Roman',serif";
const sans = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;${sans};font-size:16px;line-height:1.5;color:${ink}">${escape(text)}</p>`;

const entry = ({ title, text, link }: { title: string; text: string; link: string }) =>
  `<p style="margin:0 0 16px;${sans};font-size:15px;line-height:1.5;color:${ink}"><a href="${escape(link)}" style="color:${accent};font-weight:600">${escape(title)}</a>${text && `<br>${escape(text)}`}</p>`;
const list = ({ heading, entries }: NonNullable<MailText['lists']>[number]) =>
  `<h2 style="margin:24px 0 12px;${font};font-weight:normal;font-size:18px;line-height:1.3;color:${ink}">${escape(heading)}</h2>
${entries.map(entry).join('\n')}`;
const stopped = (stop: MailText['stop']) =>
  stop ? `<br><a href="${escape(stop.link)}" style="color:${quiet}">${escape(stop.text)}</a>` : '';

/**
 * Renders a mail as HTML. Tables and inline styles work in any mail program. The mail loads no
 * external content, which could be blocked or would track its opening.
 */
export function mailHtml(
  text: MailText,
  link: string,
  copyLink: string,
  footer: string,
  locale: Locale,
): string {
  const address = escape(link);
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light"><title>${escape(text.subject)}</title></head>
<body style="margin:0;padding:0;background:#f8f5ef">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f8f5ef"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffdf9;border:1px solid #ddd5c7;border-radius:8px">
<tr><td style="padding:28px 32px 8px;${font};font-size:22px;color:${accent}">Massima</td></tr>
${text.stop ? `<tr><td style="padding:0 32px;${sans};font-size:12px"><a href="${escape(text.stop.link)}" style="color:${quiet}">${escape(text.stop.text)}</a></td></tr>` : ''}
<tr><td style="padding:16px 32px 24px">
<h1 style="margin:0 0 20px;${font};font-weight:normal;font-size:24px;line-height:1.3;color:${ink}">${escape(text.subject)}</h1>
${[text.greeting, ...text.before].map(paragraph).join('\n')}
${(text.lists ?? []).map(list).join('\n')}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="border-radius:6px;background:${accent}">
<a href="${address}" style="display:inline-block;padding:13px 24px;${sans};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escape(text.button)}</a>
</td></tr></table>
${text.after.map(paragraph).join('\n')}
<p style="margin:0;${sans};font-size:13px;line-height:1.5;color:${quiet}">${escape(copyLink)}<br><a href="${address}" style="color:${accent};word-break:break-all">${address}</a></p>
</td></tr></table>
<p style="max-width:560px;margin:16px auto 0;${sans};font-size:12px;line-height:1.5;color:${quiet}">${escape(footer)}${stopped(text.stop)}</p>
</td></tr></table></body></html>`;
}

/** Renders a mail as plain text, for readers and spam filters that require it. */
export function mailPlain(text: MailText, link: string, footer: string): string {
  const lists = (text.lists ?? []).flatMap(({ heading, entries }) => [
    `== ${heading} ==`,
    ...entries.map((listEntry) =>
      [listEntry.title, listEntry.text, listEntry.link].filter(Boolean).join('\n'),
    ),
  ]);
  const foot = [`-- \n${footer}`, ...(text.stop ? [`${text.stop.text}:\n${text.stop.link}`] : [])];
  return noBreak(
    [
      ...(text.stop ? [`${text.stop.text}:\n${text.stop.link}`] : []),
      text.greeting,
      ...text.before,
      ...lists,
      `${text.button}:\n${link}`,
      ...text.after,
      ...foot,
    ].join('\n\n'),
  );
}
