import { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { isEmail } from '@massima/contract/format/email';
import { FakeSmtp } from '../testing/fake-smtp.ts';
import { createMailer, type Mailer } from './mailer.ts';

let smtp: FakeSmtp;
let mailer: Mailer;
beforeAll(async () => {
  smtp = await new FakeSmtp().up();
  mailer = createMailer({ SMTP_URL: smtp.url, MAIL_FROM: 'Massima <no-reply@massima.example>' });
});
afterEach(() => smtp.faults.clear());
afterAll(async () => {
  mailer.close();
  await smtp.down();
});

const send = (to: string, by = mailer) =>
  by.send({ to, subject: 's', text: 't', html: '<p>t</p>', messageId: '<1@x>' });

test.each([
  'lucia.ferrari@studio.example.it',
  "o'neil+cause@example.it",
  '!#$%&*/=?^_`{|}~-@example.it',
  'a@xn--caf-dma.it',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.it`,
])('an address that the rule accepts leaves the mailer as it is: %s', async (address) => {
  expect(isEmail(address)).toBe(true);
  await send(address);
  expect(smtp.mails.at(-1)!.to).toBe(address);
});

test.each(['a..b@example.it', '.a@example.it', 'a@1.2', 'two@example.it, three@example.it'])(
  'any other is refused for good, and never rewritten into one: %s',
  async (address) => {
    const before = smtp.mails.length;
    await expect(send(address)).rejects.toMatchObject({ kind: 'permanent' });
    expect(smtp.mails).toHaveLength(before);
  },
);

const faults = ['silence', 'close'] as const;
const at = (...steps: string[]) => steps.flatMap((step) => faults.map((fault) => ({ step, fault })));
const guest = (limits: Parameters<typeof createMailer>[1]) =>
  createMailer(
    { SMTP_URL: smtp.url.replace('//', '//user:password@'), MAIL_FROM: 'no-reply@massima.example' },
    limits,
  );

test.each(at('greeting', 'EHLO', 'AUTH'))(
  'a server that does not let us in is away, whatever mail it is: $fault at $step',
  async ({ step, fault }) => {
    smtp.faults.set(step, fault);
    const sent = send('nina@example.com', guest({ doorMs: 200 }));
    await expect(sent).rejects.toMatchObject({ name: 'MailError', kind: 'away' });
  },
);

test('so is one that refuses our password', async () => {
  smtp.faults.set('AUTH', '535 wrong');
  await expect(send('nina@example.com', guest({}))).rejects.toMatchObject({ kind: 'away' });
});

test.each(at('MAIL', 'RCPT', 'DATA', 'taken'))(
  'once inside, a lost connection is about this mail: $fault at $step',
  async ({ step, fault }) => {
    smtp.faults.set(step, fault);
    const sent = send('nina@example.com', guest({ mailMs: 200 }));
    await expect(sent).rejects.toMatchObject({ name: 'MailError', kind: 'unconfirmed' });
  },
);

test('a server may work on a mail for minutes before it says that it has taken it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Sockets have clocks of their own.
  const silences = vi.spyOn(Socket.prototype, 'setTimeout');
  try {
    smtp.faults.set('taken', 'silence');
    const taken = smtp.mails.length;
    const sent = send('nina@example.com', guest({}));
    while (smtp.mails.length === taken) await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(9 * 60_000);
    smtp.speak();
    await sent;
    expect(silences).toHaveBeenCalledWith(10 * 60_000);
  } finally {
    silences.mockRestore();
    vi.useRealTimers();
  }
});

test('silence inside has an end', async () => {
  smtp.faults.set('taken', 'silence');
  const sent = send('nina@example.com', guest({ silenceMs: 1000 }));
  await expect(sent).rejects.toMatchObject({ kind: 'unconfirmed' });
});

test('closing breaks off what is on its way, and nothing is taken any more', async () => {
  smtp.faults.set('taken', 'silence');
  const closed = guest({});
  const taken = smtp.mails.length;
  const broken = expect(send('nina@example.com', closed)).rejects.toMatchObject({ kind: 'unconfirmed' });
  await expect.poll(() => smtp.mails.length).toBe(taken + 1);
  closed.close();
  await broken;
  await expect(send('nina@example.com', closed)).rejects.toMatchObject({ kind: 'away' });
});
