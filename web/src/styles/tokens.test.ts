import { globSync, readFileSync } from 'node:fs';
import postcss, { type AtRule, type ChildNode, type Declaration } from 'postcss';
import { expect, test } from 'vitest';
import { tokensCss } from '../../build/tokens-css.ts';

const root = new URL('../../../', import.meta.url);
const sheets = ['web/src/**/*.css', 'widget/src/**/*.css', '.storybook/**/*.css']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !file.endsWith('/tokens.css'));

const distance =
  /^(?:--|margin|padding|gap$|row-gap|column-gap|inset|scroll-(?:margin|padding)|(?:top|right|bottom|left|translate|transform|border-spacing|outline-offset|text-underline-offset)$)/;
const length = /(?<![\w.-])-?\d*\.?\d+(?:rem|em|ch|px|pt|mm|cm|d?v[hw])\b/g;
/** Borders and their offsets. */
const isHairline = (value: string) => /^-?[012]px$/.test(value);
/** Paper uses separate units. */
const isOfPaper = (value: string) => /(?:mm|pt)$/.test(value);

function isOnPaper(node: ChildNode): boolean {
  for (let up = node.parent; up; up = up.parent as typeof up)
    if (up.type === 'atrule' && ((up as AtRule).name === 'page' || (up as AtRule).params === 'print'))
      return true;
  return false;
}

function rawOf(node: Declaration): string[] {
  const { prop, value } = node;
  if (prop === 'z-index') return /^(?:auto|var\(--layer-[a-z]+\))$/.test(value) ? [] : [value];
  const isSize = prop === 'font-size' || prop === 'font';
  const isRadius = prop.endsWith('radius');
  if (!isSize && !isRadius && !distance.test(prop)) return [];
  const raw = (value.match(length) ?? []).filter((match) => !(isOfPaper(match) && isOnPaper(node)));
  if (isRadius && value.includes('%')) raw.push(value);
  return isSize ? raw : raw.filter((match) => !isHairline(match));
}

test('tokens.css matches the scales: run `npm run tokens`', () => {
  expect(readFileSync(new URL('tokens.css', import.meta.url), 'utf8')).toBe(tokensCss());
});

test('no stylesheet uses a distance, radius, font size, layer or breakpoint outside the scales', () => {
  expect(sheets.length).toBeGreaterThan(90);
  const raw: string[] = [];
  for (const file of sheets) {
    const css = postcss.parse(readFileSync(new URL(file, root), 'utf8'), { from: file });
    css.walkDecls((node) => {
      for (const value of rawOf(node))
        raw.push(`${file}:${node.source?.start?.line ?? 0} ${node.prop}: ${value}`);
    });
    css.walkAtRules(/^(?:media|container)$/, (node) => {
      if (/\d/.test(node.params))
        raw.push(`${file}:${node.source?.start?.line ?? 0} @${node.name} ${node.params}`);
    });
  }
  expect(raw).toEqual([]);
});

test('components query the window at breakpoints only', () => {
  // Queries written out in code, because a table of names would enlarge the login's first load.
  const queries = ['web/src/**/*.ts', 'web/src/**/*.tsx']
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .flatMap(
      (file) => readFileSync(new URL(file, root), 'utf8').match(/\(m(?:ax|in)-width: [\d.]+rem\)/g) ?? [],
    );
  expect(queries.length).toBeGreaterThan(0);
  expect(queries.filter((query) => !tokensCss().includes(query))).toEqual([]);
});
