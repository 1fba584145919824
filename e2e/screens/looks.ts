/**
 * Variant of a screenshot. Texts do not change with the colours, so two looks per width cover both
 * languages and both schemes.
 */
export interface Variant {
  /** For example "390-it-light". */
  name: string;
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
  locale: 'it' | 'en';
}

const heights = { 1440: 900, 1024: 768, 390: 844, 320: 640 } as const;

/** Desktop, small laptop, phone, and the narrowest supported width. */
const widths = [1440, 1024, 390, 320] as const;

/** Narrower looks emulate a phone: touch and user agent. */
export const PHONE = 600;

const variant = (width: (typeof widths)[number], locale: Variant['locale'], colorScheme: Variant['colorScheme']): Variant => ({
  name: `${width}-${locale}-${colorScheme}`,
  width,
  height: heights[width],
  locale,
  colorScheme,
});

/** Looks used unless others are requested. */
export const usualLooks: readonly Variant[] = widths.flatMap((width) => [
  variant(width, 'it', 'light'),
  variant(width, 'en', 'dark'),
]);
export const allLooks: readonly Variant[] = widths.flatMap((width) =>
  (['it', 'en'] as const).flatMap((locale) => [variant(width, locale, 'light'), variant(width, locale, 'dark')]),
);

/**
 * Groups looks for which a screen is opened once: same language, all or none of them phones;
 * narrowest first.
 */
export const openings = (looks: readonly Variant[]): Variant[][] =>
  (['it', 'en'] as const)
    .flatMap((locale) =>
      [false, true].map((isPhone) =>
        looks.filter((other) => other.locale === locale && other.width < PHONE === isPhone).reverse(),
      ),
    )
    .filter(({ length }) => length > 0);
