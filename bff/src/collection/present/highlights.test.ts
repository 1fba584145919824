import { findReferences } from '@massima/law/find-references';
import { describe, expect, it, test } from 'vitest';
import { markReferences, mergeHighlights, parseHighlights, tellingMarks } from './highlights.ts';

const markUp = (text: string) => text.replaceAll('[', '\ue000').replaceAll(']', '\ue001');

describe('parseHighlights', () => {
  it('converts highlights to 1-based, inclusive positions', () => {
    const { text, positions } = parseHighlights(markUp('il [danno] non è [biologico]'));
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
    const { text, positions } = parseHighlights(markUp('😀 [prova]'));
    expect(text.slice(positions[0]!.startPosition - 1, positions[0]!.endPosition)).toBe('prova');
    expect(positions[0]).toEqual({ startPosition: 4, endPosition: 8 });
  });

  it('returns a text without highlights unchanged', () => {
    expect(parseHighlights('nessuna parola')).toEqual({ text: 'nessuna parola', positions: [] });
    expect(parseHighlights('')).toEqual({ text: '', positions: [] });
  });

  it('accepts nested, empty and unclosed highlights', () => {
    expect(parseHighlights(markUp('[a [b]] c'))).toEqual({
      text: 'a b c',
      positions: [{ startPosition: 1, endPosition: 3 }],
    });
    expect(parseHighlights(markUp('a [] b'))).toEqual({ text: 'a  b', positions: [] });
    expect(parseHighlights(markUp('a [b'))).toEqual({ text: 'a b', positions: [] });
    expect(parseHighlights(markUp('a] b'))).toEqual({ text: 'a b', positions: [] });
  });
});

const highlightsOf = (text: string, question = '') => {
  const highlighted = text.replaceAll('[', '\ue000').replaceAll(']', '\ue001');
  const found = tellingMarks(highlighted, { references: findReferences(question, { question: true }) });
  return found.positions.map(({ startPosition, endPosition }) =>
    found.text.slice(startPosition - 1, endPosition),
  );
};

it('never highlights negations, function words and interrogatives', () => {
  expect(highlightsOf('[Non] spetta al [figlio] [non] [autosufficiente] [anche] se [può] lavorare')).toEqual([
    'figlio',
    'autosufficiente',
  ]);
  expect(highlightsOf('')).toEqual([]);
});

it('highlights a requested article as a whole, in addition to the terms', () => {
  expect(highlightsOf('il [danno] ex art. 2051 del codice civile', 'art. 2051 c.c.')).toEqual([
    'danno',
    'art. 2051 del codice civile',
  ]);
});

const text =
  'Il danno ex art. 1218 c.c. non è quello dell’art. 2051 del codice civile, né dell’art. 2051 c.p.';
const highlight = (question: string, terms: string[] = []) => {
  const positions = terms.map((word) => {
    const at = text.indexOf(word);
    return { startPosition: at + 1, endPosition: at + word.length };
  });
  const references = findReferences(question, { question: true });
  const found = markReferences({ text, positions }, references, findReferences(text));
  return found.positions.map(({ startPosition, endPosition }) => text.slice(startPosition - 1, endPosition));
};

test('highlights only the requested article, in any spelling', () => {
  expect(highlight('art. 2051 c.c.')).toEqual(['art. 2051 del codice civile']);
  expect(highlight('art. 2051 c.c.', ['danno', '2051'])).toEqual(['danno', 'art. 2051 del codice civile']);
  expect(highlight('art. 7 c.c.', ['danno'])).toEqual(['danno']);
  expect(highlight('danno', ['danno'])).toEqual(['danno']);
});

/** Returns the highlighted words before and after merging. */
const highlightedWords = (highlightedText: string) => {
  const read = parseHighlights(highlightedText.replaceAll('[', '\ue000').replaceAll(']', '\ue001'));
  return mergeHighlights(read).map((p) => read.text.slice(p.startPosition - 1, p.endPosition));
};

it('merges the highlights of consecutive words', () => {
  expect(highlightedWords('il [danno] [biologico] e il [danno] morale')).toEqual([
    'danno biologico',
    'danno',
  ]);
});

it('merges the parts of an abbreviation including its last full stop', () => {
  expect(highlightedWords("l'[art]. [2043] [c.c].")).toEqual(['art. 2043 c.c.']);
  expect(highlightedWords('[c].[c]. e [cod]. [civ]., [art]. 5')).toEqual(['c.c.', 'cod. civ', 'art']);
});

it('does not merge across sentences and paragraphs', () => {
  expect(highlightedWords('del [danno]. [Danno] ulteriore')).toEqual(['danno', 'Danno']);
  expect(highlightedWords('il [danno]\n[danno]')).toEqual(['danno', 'danno']);
  expect(highlightedWords('[danno], [colpa]')).toEqual(['danno', 'colpa']);
});
