import { expect, test } from 'vitest';
import { snippetOf } from './find-in-ruling.ts';

test('returns a snippet with complete words in one line', () => {
  const text = `${'prima parola '.repeat(30)}il caso\n  fortuito\nesclude ${'dopo altro '.repeat(30)}`;
  const start = text.indexOf('caso');
  const snippet = snippetOf(text, start, start + 'caso\n  fortuito'.length);
  expect(snippet).toContain('il caso fortuito esclude');
  expect(snippet).toMatch(/^…(?:prima|parola) .* (?:dopo|altro)…$/);
  expect(snippet.length).toBeLessThan(300);
});

test('adds no ellipsis at the ends of a text', () => {
  expect(snippetOf('caso fortuito', 0, 4)).toBe('caso fortuito');
});
