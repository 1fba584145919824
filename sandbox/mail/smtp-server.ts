import { simpleParser } from 'mailparser';
import type { AddressObject } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import type { Behaviour } from './behaviour.ts';
import type { Inbox, Mail } from './inbox.ts';

const MAX_MAIL_BYTES = 10 * 1024 * 1024;

interface Options {
  inbox: Inbox;
  behaviour: Behaviour;
  host: string;
  port: number;
}

/** An SMTP server that listens only while the behaviour lets it. */
export function createSmtpServer({ inbox, behaviour, host, port }: Options) {
  let server: SMTPServer | undefined;

  const open = (): Promise<void> =>
    new Promise((resolve, reject) => {
      server = new SMTPServer({
        authOptional: true,
        // No certificate here: offered STARTTLS, a strict client would refuse the self-signed one.
        disabledCommands: ['STARTTLS', 'AUTH'],
        size: MAX_MAIL_BYTES,
        logger: false,
        onData: (stream, session, done) => {
          receive(stream, session).then(() => done(), done);
        },
      });
      server.on('error', (error) => console.error(`smtp: ${error.message}`));
      server.once('error', reject);
      server.listen(port, host, () => resolve());
    });

  const close = async (): Promise<void> => {
    const open = server;
    server = undefined;
    if (open) await new Promise<void>((resolve) => open.close(() => resolve()));
  };

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const parsed = await simpleParser(stream, { skipImageLinks: true });
    if (stream.sizeExceeded) throw smtpError(552, 'message too large');
    if (behaviour.mode === 'refuse') throw smtpError(451, 'try again later (the catcher was told to refuse)');
    const envelope = session.envelope.rcptTo.map(({ address }) => address);
    const mail: Omit<Mail, 'id'> = {
      to: (envelope.length > 0 ? envelope : addresses(parsed.to)).join(', '),
      from: parsed.from?.text ?? '',
      subject: parsed.subject ?? '',
      text: parsed.text ?? '',
      html: parsed.html || '',
      date: (parsed.date ?? new Date()).toISOString(),
    };
    await inbox.add(mail);
  }

  return {
    close,
    /** Listens or not, as the behaviour says now. */
    follow: async (): Promise<void> => {
      if (behaviour.mode === 'down') await close();
      else if (!server) await open();
    },
  };
}

function addresses(to: AddressObject | AddressObject[] | undefined): string[] {
  const lists = to === undefined ? [] : [to].flat();
  return lists.flatMap((list) => list.value.flatMap(({ address }) => address ?? []));
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
