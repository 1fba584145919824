import { describe, expect, it } from 'vitest';
import { readQuestion } from '../query/read-question.ts';
import { askedWords, partAnswered, questionParts, wordsHeld } from './why-found.ts';

const held = (question: string, ...marked: string[]) => wordsHeld(askedWords(readQuestion(question)), marked);

describe('terms of a query', () => {
  it('are divided into found and missing terms, in any inflected form', () => {
    expect(held('il figlio maggiorenne non autosufficiente', 'figli', 'maggiorenni')).toEqual({
      words: ['figlio', 'maggiorenne'],
      missing: ['autosufficiente'],
    });
  });

  it('exclude function words and interrogatives', () => {
    expect(held('come può essere licenziato il lavoratore?', 'lavoratori')).toEqual({
      words: ['lavoratore'],
      missing: ['essere', 'licenziato'],
    });
  });

  it('include a synonym that a text contains instead', () => {
    const marks = ['guida', 'stato', 'ebbrezza', 'patente'];
    expect(held('guidare ubriachi patente', ...marks)).toEqual({
      words: ['guida in stato di ebbrezza', 'patente'],
      missing: [],
    });
    expect(held('guidare ubriachi patente', 'patente').missing).toEqual(['guidare', 'ubriachi']);
    expect(held('guidare ubriachi', ...marks, 'guidare', 'ubriaco').words).toEqual(['guidare', 'ubriachi']);
  });

  it('remain separate if a term is a prefix of another', () => {
    expect(held('contratto contraente', 'contratti')).toEqual({
      words: ['contratto'],
      missing: ['contraente'],
    });
  });

  it('are empty for a query that is a reference, and exclude parts of references', () => {
    expect(held('art. 2051 c.c.')).toEqual({ words: [], missing: [] });
    expect(held('danno art. 2051 c.c.', 'danno')).toEqual({ words: ['danno'], missing: [] });
  });

  it('are not missing if they may be abbreviations among the highlights', () => {
    expect(held('ricorso dpcm', 'ricorso', 'decreto').missing).toEqual([]);
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
  expect(partAnswered(parts, 'L’obbligo di mantenimento cessa con il pagamento …')).toBe(parts[1]);
  expect(partAnswered(parts, 'Le locazioni')).toBe(parts.toSorted((a, b) => b.length - a.length)[0]);
  expect(partAnswered([], 'Le locazioni')).toBeNull();
});
