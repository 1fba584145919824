import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, test, vi } from 'vitest';
import { verdictText } from '../../testing/samples/verdict-text.ts';
import { principlePassage, useShownHash } from './ruling-page.tsx';

const scrolled = vi.fn();
Element.prototype.scrollIntoView = scrolled;
afterEach(() => {
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  scrolled.mockReset();
});

test('scrolls to the anchor once the text is drawn, and unfolds it', () => {
  document.body.innerHTML = '<details id="citata-da"></details>';
  history.replaceState(null, '', '/ruling/x#citata-da');
  const { rerender } = renderHook(({ isDrawn }) => useShownHash(isDrawn), {
    initialProps: { isDrawn: false },
  });
  expect(scrolled).not.toHaveBeenCalled();
  rerender({ isDrawn: true });
  expect(scrolled).toHaveBeenCalledOnce();
  expect(document.querySelector('details')).toHaveProperty('open', true);
});

test.each(['#100%', '#%E0%A4%A', '#nowhere', '#'])('does not scroll for an invalid anchor (%s)', (hash) => {
  history.replaceState(null, '', `/ruling/x${hash}`);
  renderHook(() => useShownHash(true));
  expect(scrolled).not.toHaveBeenCalled();
});

const passageOf = (principle: string) => {
  const span = principlePassage(verdictText, principle);
  return span && verdictText.slice(span.start, span.end);
};

it('finds the sentences that a principle is based on, ignoring inflections', () => {
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

it('finds none if the ruling shares only the subject', () => {
  expect(
    passageOf('Il locatore può recedere dal contratto per gravi motivi, dandone preavviso al conduttore.'),
  ).toBe(undefined);
  expect(principlePassage('', 'qualcosa di preciso')).toBe(undefined);
  expect(principlePassage(verdictText, '')).toBe(undefined);
});
