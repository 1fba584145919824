import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { analysisOf } from './testing/analysis.ts';

/** families.txt on the real engine: words that the stemmer would take for another word's form. */
const { words } = analysisOf(`${(process.env['SOLR_URL'] ?? '').replace(/\/$/, '')}/rulings`);

test.each([
  ['testamento', 'testo', 'testamenti'],
  ['ordinanza', 'ordine', 'ordinanze'],
  ['ordinamento', 'ordinanza', 'ordinamenti'],
  ['statuto', 'stato', 'statuti'],
  ['licenziamento', 'licenza', 'licenziato'],
  ['regolamento', 'regola', 'regolamenti'],
  ['caso', 'casa', 'casi'],
  ['cassa', 'cass.', 'casse'],
  ['fondo', 'fondata', 'fondi'],
  ['tasso', 'tassa', 'tassi'],
  ['assegno', 'assegnazione', 'assegni'],
  ['imposto', 'imposta', 'imposti'],
  ['compagnia', 'compagna', 'compagnie'],
  ["parita'", 'parere', 'parità'],
  ['mero', 'merito', 'meramente'],
  ['stabilità', 'stabilito', "stabilita'"],
  ['moto', 'motivo', 'moti'],
  ['colpa', 'colpire', 'colpe'],
  ['colpo', 'colpa', 'colpi'],
  ['seduta', 'sede', 'sedute'],
  ['credito', 'credere', 'crediti'],
  ['marito', 'mare', 'mariti'],
  ['autorità', 'autore', "autorita'"],
  ['mora', 'morire', 'mora'],
  ['mercato', 'merce', 'mercati'],
  ['marchio', 'marca', 'marchi'],
  ['importo', 'importanza', 'importi'],
  ['comodato', 'comodo', 'comodati'],
  ['vicinanza', 'vicino', 'vicinanze'],
  ['straniero', 'strano', 'straniera'],
  ['tributo', 'trib.', 'tributi'],
  ['passivo', 'passo', 'passiva'],
  ['leggere', 'legge', 'leggono'],
  ['nono', 'non', 'nona'],
  ['carica', 'carico', 'cariche'],
  ['dato', 'data', 'dati'],
])('%s is no form of %s, and one with %s', async (word, other, form) => {
  expect(await words(word)).not.toBe(await words(other));
  expect(await words(word)).toBe(await words(form));
});

test('gives each word family a unique token', async () => {
  const file = new URL('home/configsets/rulings/conf/families.txt', import.meta.url);
  const families = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('=>'))
    .map((line) => line.split('=>').map((side) => side.trim()));
  expect(families.length).toBeGreaterThan(250);
  const forms = families.flatMap(([left = '']) => left.split(', '));
  expect(new Set(forms).size).toBe(forms.length);
  const tokens = families.map(([, token]) => token);
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const [left = '', token = ''] of families)
    expect(await words(left), left).toBe(left.replaceAll(/[^, ]+/g, token).replaceAll(',', ''));
});
