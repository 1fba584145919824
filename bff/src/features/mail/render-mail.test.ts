import { expect, test } from 'vitest';
import { renderMail } from './render-mail.ts';
import { seal, unseal } from './seal.ts';
import type { MailParams, Template } from './templates.ts';

const common = { name: 'Nina', link: 'https://massima.example/users/verify/1/abc' };
const at = '2026-01-08T13:30:00.000Z';
const samples: { [T in Template]: MailParams[T] } = {
  verification: common,
  restore: common,
  choose_password: common,
  password_changed: { ...common, at },
  other_device: { ...common, at, mobile: true },
  trial_ending: { ...common, endsAt: at },
};

test.each(Object.keys(samples) as Template[])('%s says all it must, in both languages', (template) => {
  const [it, en] = (['it', 'en'] as const).map((locale) =>
    renderMail(template, locale, samples[template], 'nina@example.com'),
  );
  for (const mail of [it!, en!]) {
    expect(mail.subject).toMatch(/^[^\n{}]{10,60}$/);
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Nina');
      expect(part).toContain(common.link);
      expect(part).toContain('nina@example.com');
      expect(part).not.toMatch(/undefined|\[object|NaN|\{\w+\}/);
    }
  }
  expect(it!.subject).not.toBe(en!.subject);
  expect(it!.html).toContain('lang="it"');
  // A quote inside a style attribute would end it, and the mail would be drawn bare.
  expect(it!.html).not.toMatch(/style="[^"]*"[^\s>]/);
});

test('an instant is told in Italian time, whatever zone the server is in', () => {
  expect(renderMail('trial_ending', 'it', samples.trial_ending, 'x@example.com').text).toContain('14:30');
});

test('what is sealed opens with the same key only, and not when altered', () => {
  const sealed = seal('a secret key', { link: 'x' });
  expect(sealed).not.toContain('link');
  expect(unseal('a secret key', sealed)).toEqual({ link: 'x' });
  expect(() => unseal('another key', sealed)).toThrow();
  expect(() => unseal('a secret key', `${sealed.slice(0, -4)}AAAA`)).toThrow();
});
