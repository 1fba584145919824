import { expect, it } from 'vitest';
import { parseHighlights } from './parse-highlights.ts';
import { mergeHighlights } from './merge-highlights.ts';

/** What is marked, word by word as the engine does it, and then as one. */
const whole = (marked: string) => {
  const read = parseHighlights(marked.replaceAll('[', '\ue000').replaceAll(']', '\ue001'));
  return mergeHighlights(read).map((p) => read.text.slice(p.startPosition - 1, p.endPosition));
};

it('makes one mark of neighbouring words', () => {
  expect(whole('il [danno] [biologico] e il [danno] morale')).toEqual(['danno biologico', 'danno']);
});

it('marks an abbreviation down to its last full stop, and joins its parts', () => {
  expect(whole("l'[art]. [2043] [c.c].")).toEqual(['art. 2043 c.c.']);
  expect(whole('[c].[c]. e [cod]. [civ]., [art]. 5')).toEqual(['c.c.', 'cod. civ', 'art']);
});

it('does not join sentences or paragraphs', () => {
  expect(whole('del [danno]. [Danno] ulteriore')).toEqual(['danno', 'Danno']);
  expect(whole('il [danno]\n[danno]')).toEqual(['danno', 'danno']);
  expect(whole('[danno], [colpa]')).toEqual(['danno', 'colpa']);
});
