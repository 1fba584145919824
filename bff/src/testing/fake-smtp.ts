import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface CaughtMail {
  to: string;
  /** Headers and body as received. */
  raw: string;
}

const plainAnswers: Partial<Record<string, string>> = {
  EHLO: '250-fake\r\n250 AUTH PLAIN',
  AUTH: '235 welcome',
  QUIT: '221 bye',
};

/** Minimal SMTP server for nodemailer that can be made unavailable or reject mails. */
export class FakeSmtp {
  readonly mails: CaughtMail[] = [];
  /** Responses to DATA instead of acceptance, each used once. */
  readonly refusals: string[] = [];
  /** Addresses without a mailbox. */
  readonly unknown = new Set<string>();
  /** Addresses whose mails are never acknowledged: DATA gets no response. */
  readonly hanging = new Set<string>();
  /**
   * Responses by command instead of the normal response: silence, closing the connection, or
   * another response. `greeting` is before the first command, `taken` after the final dot of a
   * mail.
   */
  readonly faults = new Map<string, 'silence' | 'close' | `${number} ${string}`>();
  #server: Server | undefined;
  #port = 0;
  readonly #sockets = new Set<Socket>();
  #withheld: (() => void)[] = [];

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  async up(): Promise<this> {
    this.#server = createServer((socket) => this.#converse(socket));
    await new Promise<void>((resolve) => this.#server!.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  /** Number of responses withheld. */
  get withheld(): number {
    return this.#withheld.length;
  }

  /** Sends the withheld responses. */
  speak(): void {
    for (const say of this.#withheld.splice(0)) say();
  }

  async down(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  #converse(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket)).on('error', () => undefined);
    const say = (line: string, step: string) => {
      const failure = step === 'DATA' && this.hanging.has(to) ? 'silence' : this.faults.get(step);
      if (failure === 'close') socket.destroy();
      else if (failure === 'silence') this.#withheld.push(() => socket.write(`${line}\r\n`));
      else socket.write(`${failure ?? line}\r\n`);
    };
    let buffer = '';
    let to = '';
    let inData = false;
    say('220 fake', 'greeting');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      buffer += chunk;
      for (;;) {
        const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const text = buffer.slice(0, end);
        buffer = buffer.slice(end + (inData ? 5 : 2));
        if (inData) {
          inData = false;
          const refusal = this.refusals.shift();
          if (refusal === undefined) this.mails.push({ to, raw: text });
          say(refusal ?? '250 taken', 'taken');
        } else if (/^RCPT TO:/i.test(text)) {
          to = /<(.*)>/.exec(text)![1]!;
          say(this.unknown.has(to) ? '550 no such mailbox' : '250 ok', 'RCPT');
        } else if (/^DATA/i.test(text)) {
          inData = true;
          say('354 go on', 'DATA');
        } else {
          const command = text.slice(0, 4).toUpperCase();
          say(plainAnswers[command] ?? '250 ok', command);
        }
      }
    });
  }
}
