import { describe, expect, it } from 'vitest';
import { bestPassage } from './best-passage.ts';
import { parseHighlights } from './parse-highlights.ts';

const passage = (text: string) => {
  const marked = parseHighlights(text.replaceAll('[', '\ue000').replaceAll(']', '\ue001'));
  const { start, end } = bestPassage(marked);
  return marked.text.slice(start - 1, end);
};

describe('bestPassage', () => {
  it('is the sentence with most different marked words', () => {
    expect(passage('Il [danno] resta. Il [danno] [biologico] va provato. Altro.')).toBe(
      'Il danno biologico va provato.',
    );
  });

  it('prefers different words to one that is repeated', () => {
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

  it('is the whole text when nothing is marked', () => {
    expect(passage('Uno. Due.')).toBe('Uno. Due.');
    expect(bestPassage({ text: '', positions: [] })).toEqual({ start: 0, end: 0 });
  });
});
