import { describe, expect, it, test } from 'vitest';
import { parseHighlights } from './highlights.ts';
import { bestPassage, choosePassage, placesOfQuotes } from './passages.ts';

const filler = (word: string) =>
  `Il ${word} risponde dei danni che derivano dalla cosa, salvo che provi il caso fortuito. `
    .repeat(8)
    .trim();
const mark = (word: string) => `\ue000${word}\ue001`;
const text = (reasons: string[]) =>
  [
    'FATTI DI CAUSA',
    `1. ${mark('La gronda')} del condominio e la ${mark('neve')}: così i fatti. ${filler('vicino')}`,
    'RAGIONI DELLA DECISIONE',
    ...reasons,
    'P.Q.M.',
    'accoglie il ricorso.',
  ].join('\n');
const chosen = (reasons: string[]) => {
  const marked = parseHighlights(text(reasons));
  const place = choosePassage(marked);
  return place && marked.text.slice(place.start, place.end);
};

test('chooses the passage of the reasoning with most terms, excluding grounds and costs', () => {
  const shown = chosen([
    `1. Con il primo motivo si denuncia la caduta della ${mark('neve')} dalla ${mark('gronda')}. ${filler('custode')}`,
    `2. La ${mark('neve')} era prevedibile. ${filler('custode')}`,
    `3. La ${mark('neve')} che cade dalla ${mark('gronda')} è cosa in custodia. ${filler('custode')}`,
    `4. Le spese della ${mark('neve')} e della ${mark('gronda')} seguono la soccombenza. ${filler('ricorrente')}`,
  ]);
  expect(shown).toMatch(/^3\. La neve che cade/);
});

test('prefers a stated principle with half of the terms', () => {
  const stated = `5. Va dunque affermato il seguente principio di diritto: «chi custodisce la ${mark('neve')} caduta dal tetto ne risponde anche verso chi passa sulla via pubblica sottostante». ${filler('custode')}`;
  const best = `4. La ${mark('neve')}, ancora la ${mark('neve')}. ${filler('custode')}`;
  expect(chosen([best, stated])).toMatch(/^5\. Va dunque affermato/);
  expect(
    chosen([`4. ${mark('Gronda')}, ${mark('neve')}, ${mark('ghiaccio')}. ${filler('custode')}`, stated]),
  ).toMatch(/^4\./);
});

test('returns the first eligible passage without highlights and undefined without words', () => {
  expect(
    chosen([
      `1. Con il primo motivo si denuncia altro. ${filler('custode')}`,
      `2. Il motivo è fondato. ${filler('custode')}`,
    ]),
  ).toMatch(/^2\./);
  expect(choosePassage({ text: '', positions: [] })).toBeUndefined();
});

test('prefers a passage with the quoted phrase to one with more terms', () => {
  const marked = parseHighlights(
    text([
      `2. La ${mark('neve')} e la ${mark('gronda')}, ancora la ${mark('gronda')}. ${filler('custode')}`,
      `3. La ${mark('Gronda')} ghiacciata. ${filler('custode')}`,
    ]),
  );
  const place = choosePassage(marked, ['gronda ghiacciata'])!;
  expect(marked.text.slice(place.start, place.end)).toMatch(/^3\. La Gronda ghiacciata/);
  const facts = choosePassage(marked, ['gronda del condominio'])!;
  expect(marked.text.slice(facts.start, facts.end)).toMatch(/^1\. La gronda del condominio/);
  expect(choosePassage(marked, ['gronda del vicino'])).toEqual(choosePassage(marked));
});

const cut = (text: string, quotes: string[]) =>
  placesOfQuotes(text, quotes).map(({ start, end }) => text.slice(start, end));

test('finds a phrase verbatim, ignoring punctuation', () => {
  const text =
    'La cosa in custodia. È COSA, in\ncustodia; cose in custodia; la responsabilita’ e la responsabilità.';
  expect(cut(text, ['cosa in custodia'])).toEqual(['cosa in custodia', 'COSA, in\ncustodia']);
  expect(cut(text, ['Responsabilità'])).toEqual(['responsabilita', 'responsabilità']);
  expect(cut(text, ['custodia responsabilità'])).toEqual([]);
  expect(cut(text, ['', '…'])).toEqual([]);
  expect(cut('', ['cosa'])).toEqual([]);
});

const passage = (text: string) => {
  const marked = parseHighlights(text.replaceAll('[', '\ue000').replaceAll(']', '\ue001'));
  const { start, end } = bestPassage(marked);
  return marked.text.slice(start - 1, end);
};

describe('bestPassage', () => {
  it('returns the sentence with most distinct highlighted words', () => {
    expect(passage('Il [danno] resta. Il [danno] [biologico] va provato. Altro.')).toBe(
      'Il danno biologico va provato.',
    );
  });

  it('prefers distinct words to repeated words', () => {
    expect(passage('Il [danno], il [danno] e il [danno]. Il [nesso] del [danno].')).toBe(
      'Il nesso del danno.',
    );
  });

  it('does not end a sentence at abbreviations and initials', () => {
    expect(passage('V. Cass. civ., Sez. III, n. 12 del [danno]. Poi altro.')).toBe(
      'V. Cass. civ., Sez. III, n. 12 del danno.',
    );
    expect(passage("Ai sensi dell'art. 2043 cod. civ. Il [danno] va provato.")).toBe(
      "Ai sensi dell'art. 2043 cod. civ. Il danno va provato.",
    );
  });

  it('returns the whole text if nothing is highlighted', () => {
    expect(passage('Uno. Due.')).toBe('Uno. Due.');
    expect(bestPassage({ text: '', positions: [] })).toEqual({ start: 0, end: 0 });
  });
});
