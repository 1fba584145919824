import { expect, it } from 'vitest';
import { verdictText } from '../../testing/samples/verdict-text.ts';
import { principlePassage } from './principle-passage.ts';

const passageOf = (principle: string) => {
  const span = principlePassage(verdictText, principle);
  return span && verdictText.slice(span.start, span.end);
};

it('finds the sentences that a principle was drawn from, whatever the inflections', () => {
  expect(
    passageOf(
      'La condotta dei danneggiati integra il caso fortuito solo se imprevedibile ed eccezionale in concreto.',
    ),
  ).toMatch(/^La condotta del danneggiato può integrare.*presunzione\.$/);
  expect(
    passageOf(
      'Nella responsabilità da cose in custodia il danneggiato prova il nesso, il custode il caso fortuito.',
    ),
  ).toContain('al danneggiato basta provare il nesso');
});

it('finds none where the ruling only shares the subject', () => {
  expect(
    passageOf('Il locatore può recedere dal contratto per gravi motivi, dandone preavviso al conduttore.'),
  ).toBe(undefined);
  expect(principlePassage('', 'qualcosa di preciso')).toBe(undefined);
  expect(principlePassage(verdictText, '')).toBe(undefined);
});
