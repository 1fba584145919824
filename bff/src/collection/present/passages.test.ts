import { describe, expect, it, test } from 'vitest';
import { parseHighlights } from './highlights.ts';
import { bestPassage, choosePassage, placesOfQuotes } from './passages.ts';

const filler = (word: string) =>
  `Il ${word} risponde dei danni che derivano dalla cosa, salvo che provi il caso fortuito. `
    .repeat(8)
    .trim();
const highlight = (word: string) => `\ue000${word}\ue001`;
const text = (reasons: string[]) =>
  [
    'FATTI DI CAUSA',
    `1. ${highlight('La gronda')} del condominio e la ${highlight('neve')}: così i fatti. ${filler('vicino')}`,
    'RAGIONI DELLA DECISIONE',
    ...reasons,
    'P.Q.M.',
    'accoglie il ricorso.',
  ].join('\n');
const chosen = (reasons: string[]) => {
  const highlighted = parseHighlights(text(reasons));
  const span = choosePassage(highlighted);
  return span && highlighted.text.slice(span.start, span.end);
};

test('chooses the passage of the reasoning with most terms, excluding grounds and costs', () => {
  const excerpt = chosen([
    `1. Con il primo motivo si denuncia la caduta della ${highlight('neve')} dalla ${highlight('gronda')}. ${filler('custode')}`,
    `2. La ${highlight('neve')} era prevedibile. ${filler('custode')}`,
    `3. La ${highlight('neve')} che cade dalla ${highlight('gronda')} è cosa in custodia. ${filler('custode')}`,
    `4. Le spese della ${highlight('neve')} e della ${highlight('gronda')} seguono la soccombenza. ${filler('ricorrente')}`,
  ]);
  expect(excerpt).toMatch(/^3\. La neve che cade/);
});

test('prefers a stated principle with half of the terms', () => {
  const stated = `5. Va dunque affermato il seguente principio di diritto: «chi custodisce la ${highlight('neve')} caduta dal tetto ne risponde anche verso chi passa sulla via pubblica sottostante». ${filler('custode')}`;
  const best = `4. La ${highlight('neve')}, ancora la ${highlight('neve')}. ${filler('custode')}`;
  expect(chosen([best, stated])).toMatch(/^5\. Va dunque affermato/);
  expect(
    chosen([
      `4. ${highlight('Gronda')}, ${highlight('neve')}, ${highlight('ghiaccio')}. ${filler('custode')}`,
      stated,
    ]),
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
  const highlighted = parseHighlights(
    text([
      `2. La ${highlight('neve')} e la ${highlight('gronda')}, ancora la ${highlight('gronda')}. ${filler('custode')}`,
      `3. La ${highlight('Gronda')} ghiacciata. ${filler('custode')}`,
    ]),
  );
  const span = choosePassage(highlighted, ['gronda ghiacciata'])!;
  expect(highlighted.text.slice(span.start, span.end)).toMatch(/^3\. La Gronda ghiacciata/);
  const facts = choosePassage(highlighted, ['gronda del condominio'])!;
  expect(highlighted.text.slice(facts.start, facts.end)).toMatch(/^1\. La gronda del condominio/);
  expect(choosePassage(highlighted, ['gronda del vicino'])).toEqual(choosePassage(highlighted));
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
  const highlighted = parseHighlights(text.replaceAll('[', '\ue000').replaceAll(']', '\ue001'));
  const { start, end } = bestPassage(highlighted);
  return highlighted.text.slice(start - 1, end);
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
