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
])('sends to an accepted address unchanged: %s', async (address) => {
  expect(isEmail(address)).toBe(true);
  await send(address);
  expect(smtp.mails.at(-1)!.to).toBe(address);
});

test.each(['a..b@example.it', '.a@example.it', 'a@1.2', 'two@example.it, three@example.it'])(
  'rejects any other address permanently and never rewrites it: %s',
  async (address) => {
    const before = smtp.mails.length;
    await expect(send(address)).rejects.toMatchObject({ kind: 'permanent' });
    expect(smtp.mails).toHaveLength(before);
  },
);

const failures = ['silence', 'close'] as const;
const at = (...steps: string[]) => steps.flatMap((step) => failures.map((fault) => ({ step, fault })));
const guest = (limits: Parameters<typeof createMailer>[1]) =>
  createMailer(
    { SMTP_URL: smtp.url.replace('//', '//user:password@'), MAIL_FROM: 'no-reply@massima.example' },
    limits,
  );

test.each(at('greeting', 'EHLO', 'AUTH'))(
  'reports a server that does not complete the login as away: $fault at $step',
  async ({ step, fault }) => {
    smtp.faults.set(step, fault);
    const sent = send('nina@example.com', guest({ mailMs: 200 }));
    await expect(sent).rejects.toMatchObject({ name: 'MailError', kind: 'away' });
  },
);

test('reports a server that rejects the password as away', async () => {
  smtp.faults.set('AUTH', '535 wrong');
  await expect(send('nina@example.com', guest({}))).rejects.toMatchObject({ kind: 'away' });
});

test.each(at('MAIL', 'RCPT', 'DATA', 'taken'))(
  'reports a lost connection after the login as an error of this mail: $fault at $step',
  async ({ step, fault }) => {
    smtp.faults.set(step, fault);
    const sent = send('nina@example.com', guest({ mailMs: 200 }));
    await expect(sent).rejects.toMatchObject({ name: 'MailError', kind: 'unconfirmed' });
  },
);

test('limits a mail to thirty seconds in total, even if every response is in time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Sockets are not driven by the fake timers.
  const passed = () => new Promise((resolve) => setImmediate(resolve));
  try {
    for (const step of ['EHLO', 'MAIL', 'RCPT', 'DATA']) smtp.faults.set(step, 'silence');
    let ended: unknown;
    const sent = send('nina@example.com', guest({})).catch((error: unknown) => (ended = error));
    for (let replies = 0; replies < 4; replies++) {
      while (smtp.withheld === 0) await passed();
      vi.advanceTimersByTime(7000);
      smtp.speak();
    }
    expect(ended).toBeUndefined();
    smtp.faults.set('taken', 'silence');
    vi.advanceTimersByTime(2000);
    await sent;
    expect(ended).toMatchObject({ kind: 'unconfirmed' });
  } finally {
    vi.useRealTimers();
  }
});

test('aborts pending mails and rejects new mails after close', async () => {
  smtp.faults.set('taken', 'silence');
  const closed = guest({});
  const taken = smtp.mails.length;
  const broken = expect(send('nina@example.com', closed)).rejects.toMatchObject({ kind: 'unconfirmed' });
  await expect.poll(() => smtp.mails.length).toBe(taken + 1);
  closed.close();
  await broken;
  await expect(send('nina@example.com', closed)).rejects.toMatchObject({ kind: 'away' });
});
