import { expect, test } from 'vitest';
import { isItalianWord } from './is-italian-word.ts';

test.each(
  (
    'tetto tetti multa barca cane balcone moto motivo telecamera vicino abbaiare abbaiava pignoramento usucapione perché perche ' +
    'LEGITTIMITÀ legittimita città Milano zie zuppa condominiale scippo mangerebbero'
  ).split(' '),
)('accepts %s', (word) => {
  expect(isItalianWord(word)).toBe(true);
});

test.each('averlo dirglielo trattandosi porsi trarne comunicarglielo ottenendola stabilirne'.split(' '))(
  'accepts %s, a verb with its pronoun',
  (word) => {
    expect(isItalianWord(word)).toBe(true);
  },
);

test.each(
  'resonsabilità responsabilta licenziamneto risarcimeto condomnio usucapine propio zzz a1 xylofono ingiunzzione'.split(
    ' ',
  ),
)('rejects %s', (word) => {
  expect(isItalianWord(word)).toBe(false);
});

test('rejects empty strings, punctuation and other scripts', () => {
  for (const word of ['', '-', '\n', "l'onere", 'который', '🌃', 'casa\ncane'])
    expect(isItalianWord(word)).toBe(false);
});
