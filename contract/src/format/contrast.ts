/**
 * WCAG 2.2 contrast. A partner's colour is used unchanged if it is readable, and adjusted as
 * little as possible otherwise.
 */
export type Rgb = readonly [number, number, number];

/** `#rgb` or `#rrggbb`, the `#` optional (it is awkward in an address); undefined for anything else. */
export function parseHex(value = ''): Rgb | undefined {
  const hex = value.replace(/^#/, '').replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  const n = parseInt(hex, 16);
  return /^[\da-f]{6}$/i.test(hex) ? [n >> 16, (n >> 8) & 255, n & 255] : undefined;
}

const map = ([r, g, b]: Rgb, change: (channel: number) => number): Rgb => [change(r), change(g), change(b)];

export const toHex = (rgb: Rgb): string =>
  `#${rgb.map((c) => Math.round(c).toString(16).padStart(2, '0')).join('')}`;

export function luminance(rgb: Rgb): number {
  const [r, g, b] = map(rgb, (c) => (c <= 10 ? c / 3294.6 : ((c / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const ratio = (luminance(a) + 0.05) / (luminance(b) + 0.05);
  return ratio < 1 ? 1 / ratio : ratio;
}

const grey = (c: number): Rgb => [c, c, c];

/** White or black, whichever is read better on this colour; never under 4.58:1. */
export const inkOn = (rgb: Rgb): Rgb => grey(luminance(rgb) > 0.179 ? 0 : 255);

/** The colour itself, or the first step towards ink that reaches `ratio` on `surface`. */
export function readable(rgb: Rgb, surface: Rgb, ratio = 4.5): Rgb {
  const [ink] = inkOn(surface);
  let mixed = rgb;
  for (let step = 0; contrast(mixed, surface) < ratio && step < 1;) {
    step += 0.05;
    mixed = map(rgb, (c) => Math.round(c + (ink - c) * step));
  }
  return mixed;
}
