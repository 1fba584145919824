import { type ScreenEntry, screens } from '../src/app/screens.ts';
import { paths, patternOf } from '../src/lib/paths.ts';

export const locales = ['it', 'en'] as const;
export type Locale = (typeof locales)[number];

/** What the page tells `boot.js`, as JSON: which screen an address opens, and what to ask for. */
export interface ScreenData {
  /** Addresses of chunks and style sheets; the screens name them by their place here. */
  files: string[];
  screens: ({
    /** Source of the regular expression for its addresses. */
    at: string;
    /** Shown to whoever is not signed in, too. */
    open: boolean;
    /** The part of index.html that stands in for it. */
    skeleton: 'login' | 'search' | 'page' | 'other';
    /** Calls without a price that the screen begins with, the input as JSON. */
    asks?: { path: string; input?: string }[];
  } & Partial<Record<Locale, number[]>>)[];
}

/** The frame of the app stands in for its screens; of the public ones only the login has a stand-in. */
function skeletonOf({ path, access }: ScreenEntry): ScreenData['screens'][number]['skeleton'] {
  if (path === paths.login) return 'login';
  if (path === paths.search) return 'search';
  return access === 'public' ? 'other' : 'page';
}

/** The modules that a screen needs beyond the entry. */
export function modulesOf({ module, texts }: ScreenEntry, locale: Locale): string[] {
  // The texts of every screen are part of the entry in the default language.
  const parts = locale === 'it' ? texts : ['shell', 'server', ...texts];
  return [`src/routes/${module}.tsx`, ...parts.map((part) => `messages/${locale}/${part}.ts`)];
}

/** `filesOf` gives the files of a set of modules; while developing there are none to ask for ahead. */
export function screenData(filesOf?: (modules: string[]) => string[]): ScreenData {
  const files: string[] = [];
  const placeOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  return {
    screens: screens.map((screen) => ({
      at: patternOf(screen.path),
      open: screen.access === 'public',
      skeleton: skeletonOf(screen),
      ...(screen.asks && {
        asks: screen.asks.map(({ path, input }) => ({
          path,
          ...(input && { input: JSON.stringify(input) }),
        })),
      }),
      ...(filesOf &&
        Object.fromEntries(
          locales.map((locale) => [locale, filesOf(modulesOf(screen, locale)).map(placeOf)]),
        )),
    })),
    files,
  };
}
