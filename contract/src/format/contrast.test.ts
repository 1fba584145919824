import { describe, expect, it } from 'vitest';
import { contrast, inkOn, parseHex, readable, toHex, type Rgb } from './contrast.ts';

const rgb = (hex: string) => parseHex(hex) as Rgb;

describe('parseHex', () => {
  it.each([
    ['#1b5a45', [27, 90, 69]],
    ['1B5A45', [27, 90, 69]],
    ['#fa0', [255, 170, 0]],
    ['red', undefined],
    ['#12345', undefined],
    ['#1b5a45;}', undefined],
    ['', undefined],
  ])('reads %s', (text, value) => {
    expect(parseHex(text)).toEqual(value);
  });
});

describe('contrast', () => {
  it('returns the ratios that WCAG publishes', () => {
    expect(contrast(rgb('000'), rgb('fff'))).toBeCloseTo(21, 5);
    expect(contrast(rgb('777777'), rgb('fff'))).toBeCloseTo(4.48, 2);
    expect(contrast(rgb('fff'), rgb('777777'))).toBeCloseTo(4.48, 2);
    expect(contrast(rgb('0000ff'), rgb('fff'))).toBeCloseTo(8.59, 2);
  });
});

describe('readable', () => {
  const colours = ['ffee00', '000000', 'ffffff', '14365c', 'ff0000', '00ff00', '808080', 'f0f0f0'].map(rgb);
  const surfaces = ['fffdf9', '1e1b18', 'ffffff', '000000', '767676', '14365c'].map(rgb);

  it('reaches the ratio on every surface, and keeps a colour that already has it', () => {
    for (const colour of colours) {
      for (const surface of surfaces) {
        for (const ratio of [3, 4.5]) {
          const moved = readable(colour, surface, ratio);
          expect(contrast(moved, surface)).toBeGreaterThanOrEqual(ratio);
          if (contrast(colour, surface) >= ratio) expect(moved).toEqual(colour);
        }
      }
    }
  });

  it('always finds ink for a filled button', () => {
    for (const colour of [...colours, ...surfaces]) {
      expect(contrast(inkOn(colour), colour)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('writes colours as CSS does', () => {
    expect(toHex([1, 171, 255])).toBe('#01abff');
  });
});
