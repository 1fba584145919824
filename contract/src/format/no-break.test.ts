import { expect, test } from 'vitest';
import { noBreak } from './no-break.ts';

const nbsp = '\u00a0';

test.each([
  [
    'Cass. civ., Sez. III, sent. 12 gennaio 2019, n. 123',
    `Cass. civ., Sez.${nbsp}III, sent. 12 gennaio 2019, n.${nbsp}123`,
  ],
  ['artt. 1218 e 2043 c.c.', `artt.${nbsp}1218 e 2043 c.c.`],
  ['Cass., sez. un., nn. 1 e 2', `Cass., sez.${nbsp}un., nn.${nbsp}1 e 2`],
  ['Cons. Stato', 'Cons. Stato'],
  ['in un altro an. 2', 'in un altro an. 2'],
  ['alla fine: art. ', 'alla fine: art. '],
])('%s', (text, together) => {
  expect(noBreak(text)).toBe(together);
});
