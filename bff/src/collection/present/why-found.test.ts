import { describe, expect, it } from 'vitest';
import { readQuestion } from '../query/read-question.ts';
import { queryTerms, matchingPart, questionParts, matchTerms } from './why-found.ts';

const matchesIn = (question: string, ...texts: string[]) =>
  matchTerms(queryTerms(readQuestion(question)), texts);

describe('terms of a query', () => {
  it('are divided into found and missing terms, in any inflected form', () => {
    expect(matchesIn('il figlio maggiorenne non autosufficiente', 'figli', 'maggiorenni')).toEqual({
      words: ['figlio', 'maggiorenne'],
      missing: ['autosufficiente'],
    });
  });

  it('exclude function words and interrogatives', () => {
    expect(matchesIn('come può essere licenziato il lavoratore?', 'lavoratori')).toEqual({
      words: ['lavoratore'],
      missing: ['essere', 'licenziato'],
    });
  });

  it('include a synonym that a text contains instead', () => {
    const highlights = ['guida', 'stato', 'ebbrezza', 'patente'];
    expect(matchesIn('guidare ubriachi patente', ...highlights)).toEqual({
      words: ['guida in stato di ebbrezza', 'patente'],
      missing: [],
    });
    expect(matchesIn('guidare ubriachi patente', 'patente').missing).toEqual(['guidare', 'ubriachi']);
    expect(matchesIn('guidare ubriachi', ...highlights, 'guidare', 'ubriaco').words).toEqual([
      'guidare',
      'ubriachi',
    ]);
  });

  it('remain separate if a term is a prefix of another', () => {
    expect(matchesIn('contratto contraente', 'contratti')).toEqual({
      words: ['contratto'],
      missing: ['contraente'],
    });
  });

  it('are empty for a query that is a reference, and exclude parts of references', () => {
    expect(matchesIn('art. 2051 c.c.')).toEqual({ words: [], missing: [] });
    expect(matchesIn('danno art. 2051 c.c.', 'danno')).toEqual({ words: ['danno'], missing: [] });
  });

  it('are not missing if they may be abbreviations among the highlights', () => {
    expect(matchesIn('ricorso dpcm', 'ricorso', 'decreto').missing).toEqual([]);
  });
});

const question =
  'il figlio ha trent’anni e non lavora, devo pagare ancora il mantenimento se vive con la madre?';

it('splits a query into its parts and joins short parts', () => {
  expect(questionParts(question)).toEqual([
    'il figlio ha trent’anni e non lavora',
    'devo pagare ancora il mantenimento',
    'vive con la madre',
  ]);
  expect(questionParts('danno biologico')).toEqual(['danno biologico']);
  expect(questionParts('danno')).toEqual(['danno']);
  expect(questionParts('')).toEqual([]);
});

it('returns the part of the query that shares most words with a text', () => {
  const parts = questionParts(question);
  expect(matchingPart(parts, 'L’obbligo di mantenimento cessa con il pagamento …')).toBe(parts[1]);
  expect(matchingPart(parts, 'Le locazioni')).toBe(parts.toSorted((a, b) => b.length - a.length)[0]);
  expect(matchingPart([], 'Le locazioni')).toBeNull();
});
