import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { budgetIn, budgetOf, codeLines, roomOf } from './code-lines.mjs';
import { inRoot } from './paths.mjs';

describe('codeLines', () => {
  it('counts neither blank lines nor comments', () => {
    const text = [
      '// A file.',
      'const a = 1; // one',
      '',
      '/**',
      ' * Two.',
      ' */',
      'const b = "//";',
      '/* three */',
      '{/* of JSX */}',
      '/* four */ c();',
    ];
    expect(codeLines(text.join('\n'))).toBe(3);
  });
});

describe('roomOf', () => {
  it('is the folder of one subject', () => {
    expect(
      [
        'bff/src/features/billing/tax/rate.ts',
        'bff/src/main.ts',
        'solr/indexer/renew/copy.ts',
        'eslint.config.js',
      ].map(roomOf),
    ).toEqual(['bff/src/features/billing', 'bff/src', 'solr/indexer', '.']);
  });
});

describe('budgets', () => {
  it('reads the figure of a README, or none', () => {
    expect(budgetIn('# A\n\nBudget: 24,500 lines of production code.\n')).toBe(24_500);
    expect(budgetIn('# A\n')).toBeUndefined();
  });

  it('appear in the README of every package with production code', () => {
    const packages = readdirSync(inRoot('.')).filter((name) => existsSync(inRoot(name, 'package.json')));
    const without = packages.filter((name) => name !== 'e2e' && name !== 'node_modules' && !budgetOf(name));
    expect(packages.length).toBeGreaterThan(10);
    expect(without).toEqual([]);
  });
});
