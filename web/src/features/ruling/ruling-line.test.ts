import { expect, test } from 'vitest';
import { coinsOf } from './ruling-line.tsx';

test('describes a ruling in COinS for Zotero: type, title, day, address, and no principle', () => {
  const title = 'Cass. civ., Sez. III, sent. 12 gennaio 2019, n. 123 & "altri"';
  const read = new URLSearchParams(
    coinsOf(title, '2019-01-12', 'https://massima.example/ruling/a?cit=b&da=c'),
  );
  expect(Object.fromEntries(read)).toEqual({
    ctx_ver: 'Z39.88-2004',
    rft_val_fmt: 'info:ofi/fmt:kev:mtx:dc',
    'rft.type': 'case',
    'rft.title': title,
    'rft.date': '2019-01-12',
    'rft.language': 'it',
    'rft.identifier': 'https://massima.example/ruling/a?cit=b&da=c',
  });
});
