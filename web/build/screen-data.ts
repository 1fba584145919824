import type { ScreenData } from '../src/app/screen-data.ts';
import { prefetches } from '../src/app/prefetches.ts';
import { type ScreenEntry, screens } from '../src/app/screens.ts';
import type { Locale } from '../src/lib/locale.ts';
import { paths, patternOf } from '../src/lib/paths.ts';

/**
 * Returns the skeleton of a screen. Signed-in screens share the frame of the app; login is the only
 * public screen with a skeleton.
 */
function skeletonOf({ path, access }: ScreenEntry): ScreenData['screens'][number]['skeleton'] {
  if (path === paths.login) return 'login';
  if (path === paths.search) return 'search';
  return access === 'public' ? 'other' : 'page';
}

const routeOf = ({ module }: ScreenEntry) => `src/routes/${module}.tsx`;
const textsOf = (parts: readonly string[], locale: Locale) =>
  parts.map((part) => `messages/${locale}/${part}.ts`);

/**
 * Texts of every screen. The entry chunk contains the Italian texts, because Italian is the
 * default language.
 */
const textsOfAll = { it: [], en: textsOf(['shell', 'server'], 'en') };

/** Returns the modules that a screen needs in addition to the entry. */
export const modulesOf = (screen: ScreenEntry, locale: Locale): string[] => [
  routeOf(screen),
  ...textsOfAll[locale],
  ...textsOf(screen.texts, locale),
];

/**
 * Returns the data for `boot.ts`. `filesOf` returns the files of a set of modules; it is missing in
 * development, when nothing is preloaded.
 */
export function screenData(filesOf?: (modules: string[]) => string[]): ScreenData {
  const files: string[] = [];
  const placesOf = (modules: string[]) =>
    (filesOf?.(modules) ?? []).map((file) =>
      files.includes(file) ? files.indexOf(file) : files.push(file) - 1,
    );
  return {
    screens: screens.map((screen) => ({
      at: patternOf(screen.path),
      open: screen.access === 'public',
      skeleton: skeletonOf(screen),
      asks: prefetches[screen.path]?.map(({ path, input }) => ({
        path,
        input: input && JSON.stringify(input),
      })),
      files: placesOf([routeOf(screen)]),
      it: placesOf(textsOf(screen.texts, 'it')),
      en: placesOf(textsOf(screen.texts, 'en')),
    })),
    files,
    it: placesOf(textsOfAll.it),
    en: placesOf(textsOfAll.en),
  };
}
