import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../lib/paths.mjs';
import { checkTexts, checkUses } from './check-messages.mjs';
import { termProblems } from './terms.mjs';
import { addUses, findUses } from './find-uses.mjs';
import { messagesIn, readCatalogue } from './read-catalogue.mjs';

const catalogues = { it: readCatalogue('it'), en: readCatalogue('en') };

test('both languages have the same complete texts with the same parameters', () => {
  expect(checkTexts(catalogues)).toEqual([]);
});

test('every text that the code uses exists, and every text is used', () => {
  const uses = findUses();
  expect(uses.asked.size).toBeGreaterThan(300);
  expect(checkUses(catalogues.it, uses)).toEqual([]);
});

test('the static page shows the catalogue’s tagline', () => {
  const page = readFileSync(inRoot('web/index.html'), 'utf8');
  for (const language of /** @type {const} */ (['it', 'en'])) {
    const tagline = catalogues[language].find(({ key }) => key === 'tagline')?.text;
    expect(page).toContain(`<p lang="${language}">${tagline}</p>`);
  }
});

/** @param {string} it @param {string} en */
const problemsOf = (it, en) =>
  checkTexts({
    it: messagesIn(`export const a = { k: \`${it}\` }`, 'a'),
    en: messagesIn(`x({ k: \`${en}\` })`, 'a'),
  });

test.each([
  ['no ICU', '{n, plural, one {#} }', 'One'],
  ['a plural without other', '{n, plural, one {# massima}}', '{n, plural, one {# principle}}'],
  ['a plural without one', '{n, plural, other {# massime}}', '{n, plural, other {# principles}}'],
  ['another placeholder', 'Fino al {date}.', 'Until {day}.'],
  ['a missing tag', 'Forse <link>{words}</link>', 'Perhaps {words}'],
  ['a text left in Italian', 'La cartella è stata eliminata.', 'La cartella è stata eliminata.'],
  ['a text left in English', 'The folder has been deleted.', 'The folder has been deleted.'],
  ['an address', 'Puoi salvare, se hai un account.', 'Save, if there is an account.'],
  ['blanks around', ' Salva', 'Save'],
  ['an apostrophe of a typewriter', "L'account.", 'The account.'],
  ['a number that may stand alone on the next line', 'La n. 12.', 'No. 12.'],
  ['another word for a ruling', 'La pronuncia è stata salvata.', 'The ruling has been saved.'],
  ['another word for a search', 'Restano due ricerche.', 'Two queries are left.'],
  ['another word for what is selected', 'Due risultati selezionati.', 'Two results picked.'],
  ['a trial that does not say that it is free', 'Inizia la prova', 'Start the trial'],
  ['an article before a day', 'Si rinnova il {date}.', 'Renews on {date}.'],
  [
    'an article before a percentage',
    'Uno sconto del {share, number}\\u00a0%.',
    'A discount of {share, number}%.',
  ],
  [
    'an article before a number',
    'Supera i {max, number} caratteri.',
    'Longer than {max, number} characters.',
  ],
  ['an English apostrophe of a typewriter', 'Non è arrivato.', "It didn't arrive."],
])('a catalogue is refused for %s', (_, it, en) => {
  expect(problemsOf(it, en)).not.toEqual([]);
});

/**
 * Returns the texts of a file outside the catalogue, without their placeholders.
 * @param {string} file
 */
const textsIn = (file) =>
  [
    ...readFileSync(inRoot(file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '')
      .matchAll(/'((?:[^'\\\n]|\\.)+)'|`([^`]+)`|"([^"\n]+)"/g),
  ].map(([, single, template, double]) => (single ?? template ?? double ?? '').replace(/\$\{[^}]*\}/g, '…'));

test.each(/** @type {const} */ (['it', 'en']))('mails say it with the same words: %s', (language) => {
  const texts = textsIn(`bff/src/features/mail/texts/${language}.ts`).filter((text) => / /.test(text));
  expect(texts.length).toBeGreaterThan(60);
  expect(
    texts.flatMap((text) => termProblems(language, text).map((problem) => `${problem}: ${text}`)),
  ).toEqual([]);
});

test('rejects an Italian article before a parameter in mails', () => {
  expect(termProblems('it', 'L’accesso è avvenuto il …')).toHaveLength(1);
  expect(termProblems('it', 'Il periodo di prova termina dal … in poi.')).toHaveLength(1);
  expect(termProblems('it', 'L’accesso è avvenuto in data …')).toEqual([]);
});

test('accepts correct texts', () => {
  expect(
    problemsOf(
      '{n, plural, =0 {vuota} one {# massima} other {# massime}} {day}, dal {firstYear} al {year}',
      '{n, plural, =0 {empty} one {# principle} other {# principles}} {day}, from {firstYear} to {year}',
    ),
  ).toEqual([]);
});

test('finds keys in calls, in tables and by their prefix', () => {
  /** @type {import('./find-uses.mjs').Uses} */
  const uses = { names: new Set(), asked: new Map(), families: new Map() };
  addUses("t(on ? 'a_b' : 'c_d'); const columns = [{ text: 'e_f' }]; text.t(`g_${kind}`)", 'x.tsx', uses);
  const messages = ['a_b', 'e_f', 'g_one', 'h_i'].map((key) => ({
    key,
    text: '',
    note: undefined,
    part: 'x',
  }));
  expect(checkUses(messages, uses)).toEqual([
    'h_i: nothing shows it.',
    'c_d: asked for in x.tsx, and not in the catalogue.',
  ]);
});

test('reads the comment above a text as the note for translators', () => {
  expect(
    messagesIn("export const a = {\n  /** On the\n   * button. */\n  k: 'Salva',\n  l: 'Apri',\n}", 'a'),
  ).toEqual([
    { key: 'k', text: 'Salva', note: 'On the button.', part: 'a' },
    { key: 'l', text: 'Apri', note: undefined, part: 'a' },
  ]);
});
