/**
 * Scales of all stylesheets. `npm run tokens` writes them to `styles/tokens.css`, the build inlines
 * the values (`scripts/lib/inline-tokens.mjs`), and `styles/tokens.test.ts` rejects other values.
 */

/**
 * Distances. Related elements are close, and groups at least twice as far apart. Names are pixels
 * at the default font size.
 */
export const space = {
  2: '0.125rem',
  4: '0.25rem',
  6: '0.375rem',
  8: '0.5rem',
  10: '0.625rem',
  12: '0.75rem',
  16: '1rem',
  20: '1.25rem',
  24: '1.5rem',
  32: '2rem',
  40: '2.5rem',
  48: '3rem',
  64: '4rem',
  80: '5rem',
  /** Inline padding of Mantine's button, to align with its label. */
  button: '1.125rem',
  /** Distance between the columns of a screen. */
  columns: '3.5rem',
  /** Height of the top bar, the offset of sticky elements. */
  bar: '3.5rem',
  'bar-side': 'clamp(0.5rem, 2vw, 1.25rem)',
  /** Width of the filter column including its distance to the results. */
  rail: '19.5rem',
  'page-top': 'clamp(1.25rem, 4vw, 2.5rem)',
  'page-side': 'clamp(1rem, 4vw, 2rem)',
  /** Above a standalone form. */
  'form-top': 'clamp(0rem, 6vh, 4rem)',
  /** Above the wordmark of an empty search. */
  'start-top': 'clamp(2rem, 12vh, 8rem)',
  'public-side': 'clamp(3rem, 8vw, 8rem)',
  /** Distances relative to the font size: to the underline, and around highlighted words. */
  underline: '0.18em',
  mark: '0.08em',
} as const;

/**
 * Font sizes; the three named sizes grow with the window. Below 16 px a phone zooms into a focused
 * field.
 */
export const text = {
  12: '0.75rem',
  13: '0.8125rem',
  14: '0.875rem',
  15: '0.9375rem',
  16: '1rem',
  17: '1.0625rem',
  18: '1.125rem',
  19: '1.1875rem',
  20: '1.25rem',
  22: '1.375rem',
  40: '2.5rem',
  screen: 'clamp(1.5rem, 4vw, 1.875rem)',
  promise: 'clamp(1.75rem, 2.6vw, 2.5rem)',
  wordmark: 'clamp(2.5rem, 7vw, 3.5rem)',
} as const;

/** Corner radii: highlight or line, control, box, floating element, round. */
export const radius = { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '99px' } as const;

/** Stacking order, from the page up. */
export const layers = {
  below: -1,
  raised: 1,
  sticky: 5,
  tip: 10,
  picked: 11,
  strip: 12,
  menu: 15,
  bar: 20,
  list: 30,
  notice: 50,
  skip: 60,
} as const;

/** Breakpoints: `--from-tablet` is that width and wider, `--below-tablet` narrower. */
export const breakpoints = {
  /** Phone with text at double size. */
  magnified: '19rem',
  tiny: '22.5rem',
  phone: '30rem',
  small: '40rem',
  tablet: '48rem',
  /** Width from which a list and its open item are next to each other. */
  split: '62.5rem',
  laptop: '64rem',
  wide: '75rem',
  desk: '84rem',
} as const;
