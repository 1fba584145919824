import { afterAll, beforeAll, expect, test } from 'vitest';
import { isEmail } from '@massima/contract/format/email';
import { FakeSmtp } from '../testing/fake-smtp.ts';
import { createMailer, type Mailer } from './mailer.ts';

let smtp: FakeSmtp;
let mailer: Mailer;
beforeAll(async () => {
  smtp = await new FakeSmtp().up();
  mailer = createMailer({ SMTP_URL: smtp.url, MAIL_FROM: 'Massima <no-reply@massima.example>' });
});
afterAll(async () => {
  mailer.close();
  await smtp.down();
});

const send = (to: string) =>
  mailer.send({ to, subject: 's', text: 't', html: '<p>t</p>', messageId: '<1@x>' });

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
