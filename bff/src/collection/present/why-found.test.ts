import { describe, expect, it } from 'vitest';
import { readQuestion } from '../query/read-question.ts';
import { askedWords, partAnswered, questionParts, wordsHeld } from './why-found.ts';

const held = (question: string, ...marked: string[]) => wordsHeld(askedWords(readQuestion(question)), marked);

describe('the words of a question that a text contains', () => {
  it('are told from those that it lacks, in whatever form they are', () => {
    expect(held('il figlio maggiorenne non autosufficiente', 'figli', 'maggiorenni')).toEqual({
      words: ['figlio', 'maggiorenne'],
      missing: ['autosufficiente'],
    });
  });

  it('leave out what only joins or asks', () => {
    expect(held('come può essere licenziato il lavoratore?', 'lavoratori')).toEqual({
      words: ['lavoratore'],
      missing: ['essere', 'licenziato'],
    });
  });

  it('are the courts’ own where these were found instead', () => {
    const marks = ['guida', 'stato', 'ebbrezza', 'patente'];
    expect(held('guidare ubriachi patente', ...marks)).toEqual({
      words: ['guida in stato di ebbrezza', 'patente'],
      missing: [],
    });
    expect(held('guidare ubriachi patente', 'patente').missing).toEqual(['guidare', 'ubriachi']);
    expect(held('guidare ubriachi', ...marks, 'guidare', 'ubriaco').words).toEqual(['guidare', 'ubriachi']);
  });

  it('are two where one begins like the other', () => {
    expect(held('contratto contraente', 'contratti')).toEqual({
      words: ['contratto'],
      missing: ['contraente'],
    });
  });

  it('are none where the question is a reference, and no part of one', () => {
    expect(held('art. 2051 c.c.')).toEqual({ words: [], missing: [] });
    expect(held('danno art. 2051 c.c.', 'danno')).toEqual({ words: ['danno'], missing: [] });
  });

  it('never lack an abbreviation that may be among the marks', () => {
    expect(held('ricorso dpcm', 'ricorso', 'decreto').missing).toEqual([]);
  });
});

const question =
  'il figlio ha trent’anni e non lavora, devo pagare ancora il mantenimento se vive con la madre?';

it('parts a question where it goes on to something else, and leaves no part that says nothing', () => {
  expect(questionParts(question)).toEqual([
    'il figlio ha trent’anni e non lavora',
    'devo pagare ancora il mantenimento',
    'vive con la madre',
  ]);
  expect(questionParts('danno biologico')).toEqual(['danno biologico']);
  expect(questionParts('danno')).toEqual(['danno']);
  expect(questionParts('')).toEqual([]);
});

it('tells the part that a text answers by the words they share', () => {
  const parts = questionParts(question);
  expect(partAnswered(parts, 'L’obbligo di mantenimento cessa con il pagamento …')).toBe(parts[1]);
  expect(partAnswered(parts, 'Le locazioni')).toBe(parts.toSorted((a, b) => b.length - a.length)[0]);
  expect(partAnswered([], 'Le locazioni')).toBeNull();
});
