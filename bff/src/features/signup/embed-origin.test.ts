import { expect, test } from 'vitest';
import { embedOrigin } from './embed-origin.ts';

test.each([
  ['https://ordine.example', 'https://ordine.example'],
  [' https://Ordine.EXAMPLE/ ', 'https://ordine.example'],
  ['https://ordine.example:443', 'https://ordine.example'],
  ['https://ordine.example:8443', 'https://ordine.example:8443'],
  ['https://città.example', 'https://xn--citt-3na.example'],
  ['http://localhost:5050', 'http://localhost:5050'],
])('%s becomes %s', (written, origin) => {
  expect(embedOrigin(written)).toBe(origin);
});

test.each([
  '',
  '*',
  'ordine.example',
  'http://ordine.example',
  'https://ordine.example/iscriversi',
  'https://ordine.example/?a=1',
  'https://a:b@ordine.example',
  "https://ordine.example 'unsafe-inline'",
  'javascript:alert(1)',
])('rejects %s', (written) => {
  expect(embedOrigin(written)).toBeNull();
});
