import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokens } from './theme.ts';

// The widget's frame has a copy of the colours, because it must not include Mantine. This test
// compares them.
const css = readFileSync(new URL('../../../widget/src/tokens.css', import.meta.url), 'utf8');

test.each(['light', 'dark'] as const)('the frame uses the theme’s %s tokens', (scheme) => {
  const block = css.split('}')[scheme === 'light' ? 0 : 1] ?? '';
  const painted = [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6})/g)].map(([, name = '', value]) => [
    name,
    value,
  ]);
  expect(painted.length).toBeGreaterThan(8);
  expect(Object.fromEntries(painted)).toEqual(
    Object.fromEntries(painted.map(([name]) => [name, tokens[scheme][name as keyof typeof tokens.light]])),
  );
});
