import { expect, test } from 'vitest';
import { renderMail } from './render-mail.ts';
import { seal, unseal } from '../../adapters/seal.ts';
import type { MailParams, Template } from './templates.ts';

const common = { name: 'Nina', link: 'https://massima.example/users/verify/1/abc' };
const at = '2026-01-08T13:30:00.000Z';
const samples: { [T in Template]: MailParams[T] } = {
  verification: common,
  restore: common,
  choose_password: common,
  password_changed: { ...common, at },
  second_factor: { ...common, what: 'reset_asked', at },
  other_device: { ...common, at, mobile: true },
  spending_allowed: { ...common, euros: 500, at },
  key_made: { ...common, key: 'Studio', at, mayWrite: true },
  app_connected: { ...common, app: 'Assistente', host: 'assistant.example', at, mayWrite: false },
  address_confirm: common,
  address_asked: { ...common, email: 'new@studio.example', silentAt: at },
  address_changed: { ...common, email: 'new@studio.example', isOld: true, closesHistory: true },
  address_ended: { ...common, email: 'new@studio.example', why: 'taken' },
  trial_ending: { ...common, endsAt: at },
  trial_used: { ...common, domain: 'studio.example', contact: 'commerciale@massima.example' },
  alert_news: {
    ...common,
    stopLink: 'https://massima.example/alerts/stop/1-abc',
    weekly: false,
    count: 12,
    followed: [
      {
        label: '<b>danno</b> "da cose"',
        kind: 'question',
        rulings: [
          {
            citation: 'Cass. civ., n. 1/2026',
            text: '<img src=x>',
            link: 'https://massima.example/alerts/1#a',
          },
        ],
        more: 11,
        link: 'https://massima.example/alerts/1',
      },
    ],
  },
};

test.each(Object.keys(samples) as Template[])(
  '%s contains all required texts in both languages',
  (template) => {
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
  },
);

test('escapes alert matches, and includes a link that stops the mails in every alert mail', () => {
  const mail = renderMail('alert_news', 'it', samples.alert_news, 'nina@example.com');
  expect(mail.html).not.toMatch(/<b>|<img/);
  expect(mail.html).toContain('&lt;b&gt;danno&lt;/b&gt;');
  expect(mail.subject).not.toContain('danno');
  expect(mail.unsubscribe).toBe(samples.alert_news.stopLink);
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(samples.alert_news.stopLink);
    expect(part).toContain('https://massima.example/alerts/1#a');
    expect(part).toContain('altre 11');
  }
  expect(renderMail('verification', 'it', common, 'x@example.com').unsubscribe).toBeUndefined();
});

test('keeps the largest alert mail below the size at which programs clip mails, with the stop link first', () => {
  const text = 'à'.repeat(240);
  const rulings = [1, 2, 3].map((n) => ({
    citation: `Corte giust. trib. II grado Friuli-Venezia Giulia, Sez. XII, sent. ${n} settembre 2024, n. 12345`,
    text,
    link: `https://massima.example/alerts/1234567#${'a'.repeat(60)}-m${n}`,
  }));
  const followed = Array.from({ length: 20 }, (_, i) => ({
    label: 'l'.repeat(200),
    kind: 'question' as const,
    filters: {
      selectedType: 'sentenza' as const,
      yearDoc: [2023, 2024],
      selectedArea: 1 as const,
      sections: ['3'],
    },
    rulings,
    more: 47,
    link: `https://massima.example/alerts/${i}`,
  }));
  const mail = renderMail('alert_news', 'it', { ...samples.alert_news, followed }, 'nina@example.com');
  expect(Buffer.byteLength(mail.html)).toBeLessThan(100_000);
  expect(Buffer.byteLength(mail.text)).toBeLessThan(100_000);
  expect(mail.text).toContain('(tra le sentenze, Corte di cassazione, Sez.\u00a0III, anni 2023, 2024)');
  for (const part of [mail.text, mail.html])
    expect(part.indexOf(samples.alert_news.stopLink)).toBeLessThan(part.indexOf('Nina'));
});

test("shows instants in Italian time, regardless of the server's time zone", () => {
  expect(renderMail('trial_ending', 'it', samples.trial_ending, 'x@example.com').text).toContain('14:30');
});

test('unseals only with the same key and unaltered data', () => {
  const sealed = seal('a purpose', 'a secret key', { link: 'x' });
  expect(sealed).not.toContain('link');
  expect(unseal('a purpose', ['a secret key'], sealed)).toEqual({ link: 'x' });
  expect(unseal('a purpose', ['a newer key', 'a secret key'], sealed)).toEqual({ link: 'x' });
  expect(() => unseal('a purpose', ['another key'], sealed)).toThrow();
  expect(() => unseal('a purpose', ['a secret key'], `${sealed.slice(0, -4)}AAAA`)).toThrow();
});
