import { findReferences } from '@massima/law/find-references';
import { describe, expect, it, test } from 'vitest';
import { markReferences, mergeHighlights, parseHighlights, tellingMarks } from './highlights.ts';

const marked = (text: string) => text.replaceAll('[', '\ue000').replaceAll(']', '\ue001');

describe('parseHighlights', () => {
  it('converts highlights to 1-based, inclusive positions', () => {
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

  it('returns a text without highlights unchanged', () => {
    expect(parseHighlights('nessuna parola')).toEqual({ text: 'nessuna parola', positions: [] });
    expect(parseHighlights('')).toEqual({ text: '', positions: [] });
  });

  it('accepts nested, empty and unclosed highlights', () => {
    expect(parseHighlights(marked('[a [b]] c'))).toEqual({
      text: 'a b c',
      positions: [{ startPosition: 1, endPosition: 3 }],
    });
    expect(parseHighlights(marked('a [] b'))).toEqual({ text: 'a  b', positions: [] });
    expect(parseHighlights(marked('a [b'))).toEqual({ text: 'a b', positions: [] });
    expect(parseHighlights(marked('a] b'))).toEqual({ text: 'a b', positions: [] });
  });
});

const marks = (text: string, question = '') => {
  const marked = text.replaceAll('[', '\ue000').replaceAll(']', '\ue001');
  const found = tellingMarks(marked, { references: findReferences(question, { question: true }) });
  return found.positions.map(({ startPosition, endPosition }) =>
    found.text.slice(startPosition - 1, endPosition),
  );
};

it('never highlights negations, function words and interrogatives', () => {
  expect(marks('[Non] spetta al [figlio] [non] [autosufficiente] [anche] se [può] lavorare')).toEqual([
    'figlio',
    'autosufficiente',
  ]);
  expect(marks('')).toEqual([]);
});

it('highlights a requested article as a whole, in addition to the terms', () => {
  expect(marks('il [danno] ex art. 2051 del codice civile', 'art. 2051 c.c.')).toEqual([
    'danno',
    'art. 2051 del codice civile',
  ]);
});

const text =
  'Il danno ex art. 1218 c.c. non è quello dell’art. 2051 del codice civile, né dell’art. 2051 c.p.';
const highlight = (question: string, words: string[] = []) => {
  const positions = words.map((word) => {
    const at = text.indexOf(word);
    return { startPosition: at + 1, endPosition: at + word.length };
  });
  const asked = findReferences(question, { question: true });
  const found = markReferences({ text, positions }, asked, findReferences(text));
  return found.positions.map(({ startPosition, endPosition }) => text.slice(startPosition - 1, endPosition));
};

test('highlights only the requested article, in any spelling', () => {
  expect(highlight('art. 2051 c.c.')).toEqual(['art. 2051 del codice civile']);
  expect(highlight('art. 2051 c.c.', ['danno', '2051'])).toEqual(['danno', 'art. 2051 del codice civile']);
  expect(highlight('art. 7 c.c.', ['danno'])).toEqual(['danno']);
  expect(highlight('danno', ['danno'])).toEqual(['danno']);
});

/** Returns the highlighted words before and after merging. */
const whole = (marked: string) => {
  const read = parseHighlights(marked.replaceAll('[', '\ue000').replaceAll(']', '\ue001'));
  return mergeHighlights(read).map((p) => read.text.slice(p.startPosition - 1, p.endPosition));
};

it('merges the highlights of consecutive words', () => {
  expect(whole('il [danno] [biologico] e il [danno] morale')).toEqual(['danno biologico', 'danno']);
});

it('merges the parts of an abbreviation including its last full stop', () => {
  expect(whole("l'[art]. [2043] [c.c].")).toEqual(['art. 2043 c.c.']);
  expect(whole('[c].[c]. e [cod]. [civ]., [art]. 5')).toEqual(['c.c.', 'cod. civ', 'art']);
});

it('does not merge across sentences and paragraphs', () => {
  expect(whole('del [danno]. [Danno] ulteriore')).toEqual(['danno', 'Danno']);
  expect(whole('il [danno]\n[danno]')).toEqual(['danno', 'danno']);
  expect(whole('[danno], [colpa]')).toEqual(['danno', 'colpa']);
});
