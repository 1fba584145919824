import { isEmail } from '@massima/contract/format/email';
import { fieldsOf } from '@massima/contract/record';
import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';

interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stable across retries, so that a receiver can recognise a duplicate mail. */
  messageId: string;
  /** Link for the List-Unsubscribe header, with one-click unsubscribe (RFC 8058). */
  unsubscribe?: string;
}

const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Error for a mail that was not delivered. `permanent`: do not retry. `away`: no server accepted
 * the connection. `unconfirmed`: the server did not respond, so the mail may have been accepted.
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
  /** Aborts pending mails and rejects new mails. */
  close(): void;
}

/** Default timeouts. */
const usualLimits = {
  /** Time to connect, and again the same time until the greeting. */
  connectMs: 8000,
  /**
   * Time for the complete exchange of one mail, even if the server responds slowly. RFC 5321,
   * 4.5.3.2.6, allows a server ten minutes for a received mail; twenty such servers would block
   * all other mails.
   */
  mailMs: 30_000,
};

/** Returns a mailer for an SMTP URL. It opens a connection for each mail. */
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
      // Mails come only from templates. A template parameter must never make the mailer read a file
      // or a URL.
      {
        from: config.MAIL_FROM,
        disableFileAccess: true,
        disableUrlAccess: true,
        // Suppresses automatic replies (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      },
    );
  return {
    async send({ to, unsubscribe, ...mail }) {
      // The library would quote or rewrite an invalid address and send the mail to a different
      // address.
      if (!isEmail(to)) throw new MailError('not a valid recipient address', 'permanent');
      const late = new AbortController();
      const expire = () => late.abort(new Error('the mail server did not respond within the time limit'));
      const timer = setTimeout(expire, mailMs);
      let isInside = false;
      const transport = connector().use('stream', ({ message }, done) => {
        // Called when the mail is first read, after the server has accepted the login. The library
        // reports this in no other way.
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
    close: () => closing.abort(new Error('sending was aborted')),
  };
}

/** Connects and signs in, within three seconds. @throws Error if the server is away or refuses */
export async function greetMailServer({ SMTP_URL }: Pick<Config, 'SMTP_URL'>): Promise<void> {
  const within = 3000;
  const limits = {
    connectionTimeout: within,
    greetingTimeout: within,
    socketTimeout: within,
    dnsTimeout: within,
  };
  const transport = nodemailer.createTransport({ url: SMTP_URL, ...limits });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/**
 * Converts a library error. An error while connecting (no server, wrong password) concerns all
 * mails. A later error concerns only this mail: if the server stopped responding, it may have
 * accepted the mail, so no retry is made.
 */
function translate(error: unknown, isInside: boolean): MailError {
  const { code, responseCode } = fieldsOf(error);
  const cause = code === 'EABORT' && error instanceof Error ? error.cause : error;
  const message = cause instanceof Error ? cause.message : String(cause);
  const isAnswer = (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number';
  const errorClass = isAnswer && (responseCode >= 500 ? 'permanent' : 'temporary');
  const kind = isInside ? errorClass || 'unconfirmed' : 'away';
  return new MailError(message.slice(0, 400), kind, { cause });
}
