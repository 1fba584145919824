import { expect, test } from 'vitest';
import { compareWords } from './compare-words.ts';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const markup = (oldText: string, later: string) =>
  compareWords(oldText, later)
    .map(({ what, text }) =>
      what === 'same' ? text.trim() : what === 'struck' ? `[-${text.trim()}]` : `[+${text.trim()}]`,
    )
    .join(' ');

test.each([
  ['Il custode risponde.', 'Il custode risponde.', 'Il custode risponde.'],
  ['', 'Il custode.', '[+Il custode.]'],
  ['Il custode.', '', '[-Il custode.]'],
  ['', '', ''],
  [
    'Il custode risponde della cosa, salvo il caso fortuito.',
    'Il custode risponde della perdita della cosa, salvo il caso fortuito.',
    'Il custode risponde della [+perdita della] cosa, salvo il caso fortuito.',
  ],
  [
    'entro trenta giorni dalla consegna',
    'entro sessanta giorni dalla consegna e prima della riconsegna',
    'entro [-trenta] [+sessanta] giorni dalla consegna [+e prima della riconsegna]',
  ],
  [
    'salvo il caso fortuito.',
    "salvo il caso fortuito, o il fatto dell'espositore.",
    "salvo il caso fortuito [+, o il fatto dell'espositore] .",
  ],
  ['il caso.', 'il fatto di chi espone', 'il [-caso.] [+fatto di chi espone]'],
  // what is the same by chance doesn't divide a change
  [
    'con la multa e con arresto',
    'con ammenda e sei mesi',
    'con [-la multa e con arresto] [+ammenda e sei mesi]',
  ],
  ['a)  primo\nb) secondo', 'a) primo b) terzo', 'a) primo b) [-secondo] [+terzo]'],
])('%s → %s', (oldText, later, expected) => {
  expect(markup(oldText, later)).toBe(expected);
});

test('returns parts that form both texts again, for any number of changes', () => {
  const terms = ['il', 'custode', 'non', 'risponde', 'del', 'danno', 'e', 'della', 'cosa'];
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const text = (length: number) => Array.from({ length }, () => terms[random(terms.length)]).join(' ');
  for (let i = 0; i < 300; i++) {
    const [oldText, later] = [text(random(40)), text(random(40))];
    const parts = compareWords(oldText, later);
    const without = (what: string) =>
      plain(
        parts
          .filter((part) => part.what !== what)
          .map((part) => part.text)
          .join(' '),
      );
    expect([without('added'), without('struck')]).toEqual([oldText, later]);
  }
});

test('stops early for ten thousand words without a common word', () => {
  const text = (from: number) => Array.from({ length: 10_000 }, (_, i) => `parola${from + i}`).join(' ');
  const started = process.cpuUsage();
  expect(compareWords(text(0), text(20_000)).map(({ what }) => what)).toEqual(['struck', 'added']);
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(1000);
});
