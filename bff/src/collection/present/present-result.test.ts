import { describe, expect, it } from 'vitest';
import { searchResult } from '@massima/contract/search';
import { textOf, type EngineDoc } from '../solr/engine-answer.ts';
import { markedText, presentResult } from './present-result.ts';

const doc: EngineDoc = {
  id: 'r1-m1',
  score: 3,
  ruling_id: 'r1',
  issuer_type_id: 3,
  issuer: 'Corte di cassazione',
  place: 'Roma',
  region: 'Lazio',
  type: 'sentenza',
  number: '123',
  year: 2019,
  date: '2019-01-12T00:00:00Z',
  section: '3',
  area: 1,
  has_full_text: true,
};
describe('presentResult', () => {
  it('returns exactly the documented fields', () => {
    const result = presentResult(doc, 'Il \ue000danno\ue001.', { maxscore: 6, kind: 'principle' });
    expect(searchResult.strict().parse(result)).toEqual(result);
    expect(result).toMatchObject({
      score: 0.5,
      real_score: 3,
      document_type_massima: 0,
      document_date: '2019-01-12',
    });
    expect(result.document).toEqual({ has_full_text: true, ruling_type: 'sentenza', ruling_section: '3' });
    expect(result).not.toHaveProperty('ecli');
  });

  it('includes the offsets of a principle that the court states', () => {
    const stated = { ...doc, stated_start: 0, stated_end: 40 };
    const result = presentResult(stated, 'x', { maxscore: 6, kind: 'principle' });
    expect(searchResult.strict().parse(result)).toEqual(result);
    expect(result).toMatchObject({ stated_by_court: true, passage_start: 0, passage_end: 40 });
    expect(presentResult(doc, 'x', { maxscore: 6, kind: 'principle' })).not.toHaveProperty('stated_by_court');
  });

  it('includes the title if the document has one', () => {
    const titled = { ...doc, title: "Appalto – Vizi dell'opera" };
    const { document } = presentResult(titled, 'x', { maxscore: 6, kind: 'principle' });
    expect(document.title).toBe(titled.title);
  });

  it('returns a score between 0 and 1, also for a best score of 0', () => {
    expect(presentResult(doc, '', { maxscore: 0, kind: 'principle' }).score).toBe(0);
    expect(presentResult(doc, '', { maxscore: 1, kind: 'principle' }).score).toBe(1);
  });
});

describe('markedText', () => {
  const hit = { ...doc, title: 'Vizi', text: ['Vizi', 'I vizi della cosa.'] };
  const highlighted = (...values: string[]) =>
    markedText({ response: { numFound: 1, docs: [hit] }, highlighting: { 'r1-m1': { text: values } } }, hit);

  it('returns the highlighted value that contains the text', () => {
    const text = 'I \ue000vizi\ue001 della cosa.';
    expect(highlighted('\ue000Vizi\ue001', '\ue000Vizi\ue001', text)).toBe(text);
    expect(highlighted(text, '\ue000Vizi\ue001')).toBe(text);
  });

  it('returns the plain text if only the title or nothing is highlighted', () => {
    expect(highlighted('\ue000Vizi\ue001')).toBe(hit.text[1]);
    expect(markedText({ response: { numFound: 1, docs: [hit] } }, hit)).toBe(hit.text[1]);
  });

  it('accepts a text without its title, as in older indexes', () => {
    expect(textOf({ text: ['Vizi', 'I vizi della cosa.'] })).toBe('I vizi della cosa.');
    expect(textOf({ title: 'Vizi', text: 'I vizi della cosa.' })).toBe('I vizi della cosa.');
    expect(textOf({ title: 'Vizi', text: ['Vizi', 'Vizi'] })).toBe('Vizi');
  });
});
