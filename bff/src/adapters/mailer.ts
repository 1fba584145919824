import { isEmail } from '@massima/contract/format/email';
import { fieldsOf } from '@massima/contract/record';
import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';

interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stable over retries, so that a receiver can tell a mail that comes twice. */
  messageId: string;
  /** Becomes List-Unsubscribe, with the one click of RFC 8058. */
  unsubscribe?: string;
}

const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Why a mail was not taken: `permanent` ones are not worth another try, `away` means nobody was there at all. */
export class MailError extends Error {
  override readonly name = 'MailError';
  constructor(
    message: string,
    readonly kind: 'permanent' | 'temporary' | 'away',
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** SMTP by URL. Its time limits together stay below the outbox's claim, so that no two workers hold one mail. */
export function createMailer(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): Mailer {
  const transport = nodemailer.createTransport(
    {
      url: config.SMTP_URL,
      connectionTimeout: 8000,
      greetingTimeout: 8000,
      socketTimeout: 15_000,
      dnsTimeout: 5000,
    },
    // Our own templates only; a parameter must never make the mailer read a file or an address.
    {
      from: config.MAIL_FROM,
      disableFileAccess: true,
      disableUrlAccess: true,
      // Holiday replies to a machine help nobody (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
  );
  return {
    async send({ to, unsubscribe, ...mail }) {
      // The library would quote or rewrite what is no address, and send it to another one.
      if (!isEmail(to)) throw new MailError('not an address that mail can be sent to', 'permanent');
      try {
        const headers = unsubscribe === undefined ? {} : unsubscribeHeaders(unsubscribe);
        await transport.sendMail({ ...mail, headers, to: { name: '', address: to } });
      } catch (cause) {
        throw translate(cause);
      }
    },
    close: () => transport.close(),
  };
}

/** Only what the server says about this mail is about this mail; a wrong password or a lost connection is about all. */
function translate(cause: unknown): MailError {
  const { code, responseCode } = fieldsOf(cause);
  const message = cause instanceof Error ? cause.message : String(cause);
  const aboutThisMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number';
  const kind = !aboutThisMail ? 'away' : responseCode >= 500 ? 'permanent' : 'temporary';
  return new MailError(message.slice(0, 400), kind, { cause });
}
