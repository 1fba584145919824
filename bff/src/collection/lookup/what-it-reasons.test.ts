import { expect, test } from 'vitest';
import { whatItReasons } from './what-it-reasons.ts';

const text = [
  'FATTI DI CAUSA',
  '1. Il condominio ha chiesto i danni.',
  'RAGIONI DELLA DECISIONE',
  '1. Con il primo motivo si denuncia la violazione di legge.',
  '2. Il motivo è infondato: il custode risponde della grondaia.',
  'P.Q.M.',
  'rigetta il ricorso.',
].join('\n');

test('what a court holds, without facts and grounds', () => {
  expect(whatItReasons(text)).toBe('2. Il motivo è infondato: il custode risponde della grondaia.');
});

test('nothing of nothing, and of whatever is long no more than a request takes', () => {
  expect(whatItReasons('')).toBe('');
  expect(whatItReasons(' \n ')).toBe('');
  for (const word of ['custodia ', 'νόμος ', '法律 ', '😀']) {
    const said = whatItReasons(word.repeat(Math.ceil(30_000_000 / word.length)));
    expect(said.length).toBeGreaterThan(4000);
    expect(new URLSearchParams({ said }).toString().length).toBeLessThan(64_000);
  }
});
