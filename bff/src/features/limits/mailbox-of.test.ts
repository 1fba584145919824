import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

test.each([
  ['nina.neri@gmail.com', 'ninaneri@gmail.com'],
  ['n.i.n.a.neri+prova@googlemail.com', 'ninaneri@gmail.com'],
  ['nina.neri+prova@outlook.it', 'nina.neri@outlook.it'],
  ['nina.neri@outlook.it', 'nina.neri@outlook.it'],
  // Elsewhere nobody but the service knows what a dot or a plus means.
  ['nina.neri+prova@studio.example', 'nina.neri+prova@studio.example'],
  ['nina.neri@gmail.com.example', 'nina.neri@gmail.com.example'],
  ['+prova@gmail.com', '+prova@gmail.com'],
])('%s is read at %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
