import { expect, test } from 'vitest';
import { customerDomainOf, earlierMailboxesOf, mailboxOf } from './mailbox-of.ts';
import { mailboxServices, sharedDomains } from './mailbox-services.ts';

test.each([
  ['nina.neri@gmail.com', 'ninaneri@gmail.com'],
  ['n.i.n.a.neri+prova@googlemail.com', 'ninaneri@gmail.com'],
  ['nina.neri+prova@outlook.it', 'nina.neri@outlook.it'],
  ['nina.neri@outlook.it', 'nina.neri@outlook.it'],
  ['nina.neri@outlook.com', 'nina.neri@outlook.com'],
  ['nina.neri@proton.me', 'nina.neri@proton.me'],
  ['nina.neri@protonmail.com', 'nina.neri@proton.me'],
  ['nina.neri+prova@pm.me', 'nina.neri@proton.me'],
  ['ninaneri@pm.me', 'ninaneri@proton.me'],
  ['nina.neri+prova@me.com', 'nina.neri@icloud.com'],
  ['nina.neri@mac.com', 'nina.neri@icloud.com'],
  ['nina.neri@ya.ru', 'nina.neri@yandex.com'],
  ['nina.neri+due@yandex.by', 'nina.neri@yandex.com'],
  ['nina.neri+due@libero.it', 'nina.neri@libero.it'],
  // Elsewhere only the mail service can interpret dots and plus signs.
  ['nina.neri+prova@studio.example', 'nina.neri+prova@studio.example'],
  ['nina.neri@gmail.com.example', 'nina.neri@gmail.com.example'],
  ['nina.neri@ya.ru.example', 'nina.neri@ya.ru.example'],
  ['+prova@gmail.com', '+prova@gmail.com'],
])('reads %s as %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test('lists no domain under two services', () => {
  const domains = mailboxServices.flatMap((service) => service.domains);
  expect(new Set(domains).size).toBe(domains.length);
});

test.each(['nina.neri@proton.me', 'nina.neri+prova@protonmail.com', 'nina.neri@pm.me'])(
  '%s finds the mailboxes stored before its domains were merged',
  (address) => {
    const candidates = [mailboxOf(address), ...earlierMailboxesOf(address)];
    for (const before of ['nina.neri@proton.me', 'nina.neri@protonmail.com', 'nina.neri@pm.me'])
      expect(candidates).toContain(before);
  },
);

test('finds an address with the tag under which it was stored', () => {
  expect(earlierMailboxesOf('nina+due@libero.it')).toEqual(['nina+due@libero.it']);
  expect(earlierMailboxesOf('nina+due@ya.ru')).toContain('nina+due@ya.ru');
  expect(earlierMailboxesOf('nina@studio.example')).toEqual([]);
});

test.each([
  ['a@mail.studio-rossi.it', { name: 'studio-rossi.it', isShared: false }],
  ['a@studio.rossi.milano.it', { name: 'rossi.milano.it', isShared: false }],
  ['a@x.altervista.org', { name: 'altervista.org', isShared: false }],
  ['a@avv.github.io', { name: 'github.io', isShared: false }],
  ['a@città.example', { name: 'xn--citt-3na.example', isShared: false }],
  ['a@gmail.com', { name: 'gmail.com', isShared: true }],
  ['a@milano.pecavvocati.it', { name: 'pecavvocati.it', isShared: true }],
  ['a@pec.giuffre.it', { name: 'giuffre.it', isShared: true }],
  ['a@mailinator.com', { name: 'mailinator.com', isShared: false }],
  ['a@it', null],
  ['a@[1.2.3.4]', null],
  ['a@1.2.3.4', null],
])('returns the customer of %s', (address, customer) => {
  expect(customerDomainOf(address)).toEqual(customer);
});

test('lists each shared domain as its registrable domain', () => {
  for (const domain of sharedDomains) expect(customerDomainOf(`a@${domain}`)?.name).toBe(domain);
});
