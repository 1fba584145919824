import { describe, expect, it } from 'vitest';
import { parseHighlights } from './parse-highlights.ts';

const marked = (text: string) => text.replaceAll('[', '\ue000').replaceAll(']', '\ue001');

describe('readMarks', () => {
  it('turns marks into 1-based, inclusive positions of the text without them', () => {
    const { text, positions } = parseHighlights(marked('il [danno] non è [biologico]'));
    expect(text).toBe('il danno non è biologico');
    expect(positions).toEqual([
      { startPosition: 4, endPosition: 8 },
      { startPosition: 16, endPosition: 24 },
    ]);
    expect(positions.map((p) => text.slice(p.startPosition - 1, p.endPosition))).toEqual([
      'danno',
      'biologico',
    ]);
  });

  it('counts in UTF-16 units', () => {
    const { text, positions } = parseHighlights(marked('😀 [prova]'));
    expect(text.slice(positions[0]!.startPosition - 1, positions[0]!.endPosition)).toBe('prova');
    expect(positions[0]).toEqual({ startPosition: 4, endPosition: 8 });
  });

  it('gives a text without marks back as it is', () => {
    expect(parseHighlights('nessuna parola')).toEqual({ text: 'nessuna parola', positions: [] });
    expect(parseHighlights('')).toEqual({ text: '', positions: [] });
  });

  it('survives marks that are nested, empty or not closed', () => {
    expect(parseHighlights(marked('[a [b]] c'))).toEqual({
      text: 'a b c',
      positions: [{ startPosition: 1, endPosition: 3 }],
    });
    expect(parseHighlights(marked('a [] b'))).toEqual({ text: 'a  b', positions: [] });
    expect(parseHighlights(marked('a [b'))).toEqual({ text: 'a b', positions: [] });
    expect(parseHighlights(marked('a] b'))).toEqual({ text: 'a b', positions: [] });
  });
});
