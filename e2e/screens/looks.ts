/**
 * Variant of a screenshot. Texts do not change with the colours, so two looks per width cover both
 * languages and both schemes.
 */
export interface Look {
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

const look = (width: (typeof widths)[number], locale: Look['locale'], colorScheme: Look['colorScheme']): Look => ({
  name: `${width}-${locale}-${colorScheme}`,
  width,
  height: heights[width],
  locale,
  colorScheme,
});

/** Looks used unless others are requested. */
export const usualLooks: readonly Look[] = widths.flatMap((width) => [
  look(width, 'it', 'light'),
  look(width, 'en', 'dark'),
]);
export const allLooks: readonly Look[] = widths.flatMap((width) =>
  (['it', 'en'] as const).flatMap((locale) => [look(width, locale, 'light'), look(width, locale, 'dark')]),
);

/**
 * Groups looks for which a screen is opened once: same language, all or none of them phones;
 * narrowest first.
 */
export const openings = (looks: readonly Look[]): Look[][] =>
  (['it', 'en'] as const)
    .flatMap((locale) =>
      [false, true].map((isPhone) =>
        looks.filter((one) => one.locale === locale && one.width < PHONE === isPhone).reverse(),
      ),
    )
    .filter(({ length }) => length > 0);
