import { type Locale, setLocale, useText } from './i18n.tsx';
import { loadChunk } from './load-chunk.ts';
import { tellNotLoaded } from './tell-not-loaded.ts';

let latest: Locale;

/** Another language at a press; where its texts can't be loaded, the page stays unchanged and says so. */
export function useSwitchLocale() {
  const { t } = useText();
  return (locale: Locale): void => {
    latest = locale;
    // A second try may come after the next press.
    const isWanted = () => latest === locale;
    loadChunk(async () => isWanted() && setLocale(locale)).catch(
      (error: unknown) => isWanted() && tellNotLoaded(t, error),
    );
  };
}
