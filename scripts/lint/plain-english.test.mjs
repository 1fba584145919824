import { describe, expect, test } from 'vitest';
import { patterns } from './english-patterns.mjs';
import { measure } from './plain-english.mjs';

describe('plain-english', () => {
  test('has an expression in each row of its table', () => {
    expect(patterns).toHaveLength(18);
    expect(patterns.filter(({ find, weight }) => find.source === '(?:)' || !(weight > 0))).toEqual([]);
  });

  test.each([
    ['/** What a refused caller gets. */', 1],
    ['/** Error for a caller that the full queue rejects. */', 0],
    ['/** Those of these rulings that it knows, in whatever way. */', 4],
    ['// Ignored: the session says who asks.', 1],
    ['/** Consumes the link. `What` it says is code. */', 0],
    ['const text = "What is there, nobody says so";', 0],
    ['// eslint-disable-next-line no-console -- whoever reads this', 0],
    ['/** @type {string} whoever */', 0],
  ])('scores %s with %d', (source, score) => {
    expect(measure('example.ts', source).score).toBe(score);
  });

  test('joins adjacent line comments and reports the line of a sentence', () => {
    const source =
      '// Returns the text.\n// A second sentence that nobody\n// understands.\nconst a = 1; // anew';
    const { lines, hits } = measure('example.ts', source);
    expect(lines).toBe(4);
    expect(hits.map((hit) => hit.split(': ')[0])).toEqual(['example.ts:2', 'example.ts:4']);
  });

  test('counts only added lines, and sentences that touch them', () => {
    const source = '// Nobody reads it.\nconst a = 1;\n// A value\n// of its own.\nconst b = 2;';
    expect(measure('example.ts', source, (line) => line === 4)).toMatchObject({ lines: 1, score: 1 });
    expect(measure('example.ts', source, (line) => line === 2)).toMatchObject({ lines: 0, score: 0 });
  });

  test('reads comments in CSS and TSX', () => {
    expect(measure('a.css', '.a {\n  /* whoever */\n  color: red;\n}').hits[0]).toContain('a.css:2');
    expect(measure('a.tsx', 'export const A = () => <p>{/* whoever */}// whoever</p>;').score).toBe(1);
  });
});
