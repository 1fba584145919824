import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, parseHex, type Rgb } from '@massima/contract/format/contrast';
import { readTokens } from './connect.ts';
import { lookOf } from './theme.ts';

const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');
/** The palette of tokens.css with a look's variables over it. */
function painted(tokens: Record<string, string>, prefersDark = false) {
  const theme = lookOf(tokens, prefersDark);
  const block = css.split('}')[theme.dark ? 1 : 0] ?? '';
  const base = Object.fromEntries(
    [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6})/g)].map((m) => [m[1], m[2]]),
  );
  const all: Record<string, string | undefined> = { ...base, ...theme.variables };
  return { look: theme, colour: (name: string) => parseHex(all[name]) as Rgb };
}

const texts = ['ink', 'ink-soft', 'link', 'danger'];
const grounds = ['surface', 'danger-soft', 'accent-soft', 'sunken'];

describe('lookOf', () => {
  const accents = ['', 'ffee00', '000000', 'ffffff', '14365c', 'ff0000'];
  const backgrounds = ['', 'ffffff', 'fdf1cf', '000000', '1e2b38', '808080', 'ff0000'];
  const cases = accents.flatMap((accent) =>
    backgrounds.flatMap((background) => ['light', 'dark'].map((theme) => ({ accent, background, theme }))),
  );

  it.each(cases)('can be read with accent "$accent" on "$background", $theme', (tokens) => {
    const { colour } = painted(tokens);
    for (const text of texts) {
      expect(contrast(colour(text), colour('surface')), text).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(colour('control'), colour('surface'))).toBeGreaterThanOrEqual(3);
    // Web's theme test checks the default accent, whose button is identified by its text.
    if (tokens.accent) expect(contrast(colour('accent'), colour('surface'))).toBeGreaterThanOrEqual(3);
    expect(contrast(colour('on-accent'), colour('accent'))).toBeGreaterThanOrEqual(4.5);
    for (const ground of grounds) {
      expect(contrast(colour('ink'), colour(ground)), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('follows the reader only where the partner says auto', () => {
    expect(lookOf({ theme: 'auto' }, true).dark).toBe(true);
    // The page's own scheme takes precedence.
    expect(lookOf({ theme: 'auto', scheme: 'light' }, true).dark).toBe(false);
    expect(lookOf({ theme: 'auto', scheme: 'dark' }, false).dark).toBe(true);
    for (const scheme of ['normal', 'light dark'])
      for (const prefers of [true, false])
        expect(lookOf({ theme: 'auto', scheme }, prefers).dark).toBe(prefers);
    expect(lookOf({ theme: 'light', scheme: 'dark' }, true).dark).toBe(false);
    expect(lookOf({ theme: 'auto' }, false).dark).toBe(false);
    expect(lookOf({ theme: 'light' }, true).dark).toBe(false);
    expect(lookOf({}, true).dark).toBe(false);
  });

  it('ignores tokens that contain more than a plain value', () => {
    const { variables } = lookOf(
      { accent: 'red;}*{x', radius: '4px;x', font: 'url(https://x.example/f)', background: 'javascript:1' },
      false,
    );
    expect(variables).toEqual({});
    expect(lookOf({ font: "'Titillium Web'", radius: '12' }, false).variables).toEqual({
      'ms-font': "'Titillium Web', system-ui, sans-serif",
      'ms-radius': '12px',
    });
  });
});

describe('readTokens', () => {
  it('takes texts of the known names and nothing else', () => {
    expect(readTokens({ accent: '#123456', radius: 4, email: 'x', theme: 'dark' })).toEqual({
      accent: '#123456',
      theme: 'dark',
    });
    for (const odd of [null, undefined, 'accent', 7, []]) expect(readTokens(odd)).toEqual({});
  });
});
