import { type Locale, setLocale, useText } from './i18n.tsx';
import { loadChunk } from './load-chunk.ts';
import { showLoadError } from './show-load-error.ts';

let latest: Locale;

/**
 * Returns a function that changes the language. If its texts fail to load, the page stays unchanged
 * and reports it.
 */
export function useSwitchLocale() {
  const { t } = useText();
  return (locale: Locale): void => {
    latest = locale;
    // A second attempt may succeed after the user has selected another language.
    const isWanted = () => latest === locale;
    loadChunk(async () => isWanted() && setLocale(locale)).catch(
      (error: unknown) => isWanted() && showLoadError(t, error),
    );
  };
}
