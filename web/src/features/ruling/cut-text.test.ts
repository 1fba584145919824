import { describe, expect, it } from 'vitest';
import { cutText, paragraphs, spanOf } from './cut-text.ts';

const joined = (pieces: { text: string }[]) => pieces.map((p) => p.text).join('');

describe('cutText', () => {
  it('converts Solr’s highlights from the 1-based positions of the API', () => {
    const text = 'Il danno è risarcibile.';
    const pieces = cutText(text, { highlights: [{ startPosition: 4, endPosition: 8 }].map(spanOf) });
    expect(pieces.map((p) => [p.text, p.highlightIndex])).toEqual([
      ['Il ', undefined],
      ['danno', 0],
      [' è risarcibile.', undefined],
    ]);
  });

  it('truncates a highlight at the edge of the passage and keeps its number', () => {
    const pieces = cutText('abcdef', { highlights: [{ start: 1, end: 4 }], passage: { start: 2, end: 6 } });
    expect(pieces.map((p) => [p.text, p.highlightIndex, p.inPassage])).toEqual([
      ['a', undefined, false],
      ['b', 0, false],
      ['cd', 0, true],
      ['ef', undefined, true],
    ]);
  });

  it('truncates spans beyond the text and ignores empty spans', () => {
    const pieces = cutText('abc', {
      highlights: [
        { start: -5, end: 1 },
        { start: 2, end: 2 },
        { start: 2, end: 99 },
      ],
    });
    expect(joined(pieces)).toBe('abc');
    expect(pieces.filter((p) => p.highlightIndex !== undefined).map((p) => p.text)).toEqual(['a', 'c']);
  });

  it('applies offsets of the complete text to a paragraph', () => {
    const text = 'uno due\n\ntre quattro';
    const [, second] = paragraphs(text);
    const pieces = cutText(
      second!.text,
      {
        highlights: [
          { start: 0, end: 3 },
          { start: 9, end: 12 },
        ],
      },
      second!.start,
    );
    expect(pieces.map((p) => [p.text, p.highlightIndex])).toEqual([
      ['tre', 1],
      [' quattro', undefined],
    ]);
  });

  it('preserves every character for all spans', () => {
    const text = 'L’art. 2043 c.c. 😀 è norma di chiusura';
    const links = [{ start: 2, end: 16, query: 'art. 2043 c.c.', kind: 'provision' as const }];
    expect(joined(cutText(text, { highlights: [{ start: 7, end: 11 }], links }))).toBe(text);
  });
});
