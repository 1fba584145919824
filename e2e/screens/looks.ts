/** How a screen is seen. The texts don't change with the colours, so two looks of a width show both languages and both schemes. */
export interface Look {
  /** "390-it-light" */
  name: string;
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
  locale: 'it' | 'en';
}

const heights = { 1440: 900, 1024: 768, 390: 844, 320: 640 } as const;

/** A desk, a small laptop, a phone, and the narrowest that has to do. */
const widths = [1440, 1024, 390, 320] as const;

/** Below this a look is a phone: touched, and by its name one too. */
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

/** Looks for which a screen is opened once: of one language, and all of phones or none; the narrowest first. */
export const openings = (looks: readonly Look[]): Look[][] =>
  (['it', 'en'] as const)
    .flatMap((locale) =>
      [false, true].map((isPhone) =>
        looks.filter((one) => one.locale === locale && one.width < PHONE === isPhone).reverse(),
      ),
    )
    .filter(({ length }) => length > 0);
