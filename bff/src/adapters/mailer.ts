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

/**
 * Why a mail was not taken: `permanent` ones are not worth another try, `away` means that no server accepted our connection
 * at all. Of an `unconfirmed` one the server said nothing: it may have been taken.
 */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly kind: 'permanent' | 'temporary' | 'unconfirmed' | 'away';

  constructor(
    message: string,
    kind: 'permanent' | 'temporary' | 'unconfirmed' | 'away',
    options?: { cause?: unknown },
  ) {
    super(message, options);
    this.kind = kind;
  }
}

export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  /** Breaks off what is on its way, and takes nothing more. */
  close(): void;
}

/** Milliseconds. */
const usualLimits = {
  /** To be connected, and as much to be greeted. */
  connectMs: 8000,
  /**
   * A mail in all, also where the answers trickle. A server may work for ten minutes on one that it has whole (RFC 5321,
   * 4.5.3.2.6); hardly any does, and twenty that do would stop all others.
   */
  mailMs: 30_000,
};

/** SMTP by URL, a connection for each mail. */
export function createMailer(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>,
  limits: Partial<typeof usualLimits> = {},
): Mailer {
  const { connectMs, mailMs } = { ...usualLimits, ...limits };
  const closing = new AbortController();
  const connector = () =>
    nodemailer.createTransport(
      {
        url: config.SMTP_URL,
        connectionTimeout: connectMs,
        greetingTimeout: connectMs,
        socketTimeout: mailMs,
        dnsTimeout: 5000,
      },
      // Our own templates only; a parameter must never make the mailer read a file or an address.
      {
        from: config.MAIL_FROM,
        disableFileAccess: true,
        disableUrlAccess: true,
        // Holiday replies to a machine help no one (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      },
    );
  return {
    async send({ to, unsubscribe, ...mail }) {
      // The library would quote or rewrite what is no address, and send it to another one.
      if (!isEmail(to)) throw new MailError('not an address that mail can be sent to', 'permanent');
      const late = new AbortController();
      const expire = () => late.abort(new Error('the mail server did not answer in time'));
      const timer = setTimeout(expire, mailMs);
      let isInside = false;
      const transport = connector().use('stream', ({ message }, done) => {
        // Called when the mail is first read, and so when the server has let us in; the library tells it no other way.
        message.processFunc((content) => {
          isInside = true;
          return content;
        });
        done();
      });
      try {
        const headers = unsubscribe === undefined ? {} : unsubscribeHeaders(unsubscribe);
        const signal = AbortSignal.any([closing.signal, late.signal]);
        await transport.sendMail({ ...mail, headers, signal, to: { name: '', address: to } });
      } catch (cause) {
        throw translate(cause, isInside);
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => closing.abort(new Error('broken off')),
  };
}

/**
 * What goes wrong on connecting (no server there, a wrong password) concerns all mails. After that, everything concerns
 * this one: a server that falls silent over it, and may have taken it, must not be given it again and again.
 */
function translate(error: unknown, isInside: boolean): MailError {
  const { code, responseCode } = fieldsOf(error);
  const cause = code === 'EABORT' && error instanceof Error ? error.cause : error;
  const message = cause instanceof Error ? cause.message : String(cause);
  const isAnswer = (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number';
  const answered = isAnswer && (responseCode >= 500 ? 'permanent' : 'temporary');
  const kind = isInside ? answered || 'unconfirmed' : 'away';
  return new MailError(message.slice(0, 400), kind, { cause });
}
