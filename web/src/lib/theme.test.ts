import { describe, expect, it } from 'vitest';
import { tokens } from './theme.ts';

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) =>
    c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('%s tokens', (scheme) => {
  const t = tokens[scheme];
  const surfaces = [t.paper, t.surface, t.sunken];

  it.each(['ink', 'ink-soft', 'link', 'danger'] as const)(
    '%s has sufficient contrast on every surface',
    (name) => {
      for (const surface of surfaces) expect(contrast(t[name], surface)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('keeps sufficient contrast for filled, highlighted and coloured texts', () => {
    expect(contrast(t['on-accent'], t.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(t['on-accent'], t['accent-hover'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(t['mark-ink'], t.mark)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(t.link, t['accent-soft'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(t.ink, t['accent-soft'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(t.danger, t['danger-soft'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(t.warning, t['warning-soft'])).toBeGreaterThanOrEqual(4.5);
  });

  it('draws the edges of controls at 3:1', () => {
    for (const surface of surfaces) expect(contrast(t.control, surface)).toBeGreaterThanOrEqual(3);
  });
});
