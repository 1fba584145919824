import { expect, test } from 'vitest';
import { passagesOf } from './passages.ts';
import { zonesOf } from './zones.ts';

const sentence = (word: string) =>
  `Il ${word} del fondo risponde dei danni che derivano dalla cosa, salvo che provi il caso fortuito. `;
const text = [
  'ORDINANZA',
  'sul ricorso iscritto al n. 1/2030',
  'FATTI DI CAUSA',
  `1. ${sentence('proprietario').repeat(3).trim()}`,
  'RAGIONI DELLA DECISIONE',
  `1. Con il primo motivo si denuncia la violazione dell’art. 2051 c.c. ${sentence('custode').repeat(3).trim()}`,
  `2. Il motivo è fondato. ${sentence('custode').repeat(20).trim()}`,
  '3. Le spese seguono la soccombenza e si liquidano come in dispositivo.',
  'P.Q.M.',
  'accoglie il ricorso.',
].join('\n');

const textOf = ({ start, end }: { start: number; end: number }) => text.slice(start, end);

test('finds zones by their headings', () => {
  const zones = zonesOf(text);
  expect(textOf(zones.facts!).trim()).toMatch(/^1\. Il proprietario .* fortuito\.$/);
  expect(textOf(zones.reasons!).trim()).toMatch(/^1\. Con il primo [\s\S]* dispositivo\.$/);
  expect(textOf(zones.operative!)).toBe('accoglie il ricorso.');
});

test.each([
  ['Rilevato che:\na\nconsiderato che: 1. b\nP. Q. M.\nc', 'a', '1. b', 'c'],
  ['FATTO\na\nDIRITTO\nb\nPER QUESTI MOTIVI\nc', 'a', 'b', 'c'],
  ['Ritenuto in fatto\na\nConsiderato in diritto\nb\nP.Q.M.\nc', 'a', 'b', 'c'],
  ['F A T T O\na\nD I R I T T O\nb\nP.Q.M. c', 'a', 'b', 'c'],
])('reads headings as courts write them: %s', (written, ...expected) => {
  const { facts, reasons, operative } = zonesOf(written);
  expect(
    [facts, reasons, operative].map((span) => span && written.slice(span.start, span.end).trim()),
  ).toEqual(expected);
});

test('returns no zones and shows the whole text if it has no headings', () => {
  const plain = sentence('custode').repeat(4);
  expect(zonesOf(plain)).toEqual({});
  expect(passagesOf(plain)).toEqual([{ start: 0, end: plain.trimEnd().length, isShown: true }]);
  // "diritto" at the end of a sentence is no heading
  expect(zonesOf('fatto\ndiritto')).toEqual({});
});

test('returns whole sentences of one zone and hides facts, grounds and costs', () => {
  const passages = passagesOf(text);
  const visible = passages.filter(({ isShown }) => isShown);
  expect(passages.every((passage) => /[.]$/.test(textOf(passage)) && textOf(passage).length < 1200)).toBe(
    true,
  );
  expect(visible.length).toBeGreaterThan(1);
  expect(visible.map(textOf).join(' ')).toMatch(/^2\. Il motivo è fondato\./);
  expect(visible.map(textOf).join(' ')).not.toMatch(/proprietario|denuncia|spese|accoglie/);
});

test('cuts a text without full stops between words', () => {
  const endless = 'parola '.repeat(5000).trim();
  const passages = passagesOf(endless);
  expect(passages.map(({ start, end }) => endless.slice(start, end)).join(' ')).toBe(endless);
  expect(Math.max(...passages.map(({ start, end }) => end - start))).toBeLessThan(4000);
});
