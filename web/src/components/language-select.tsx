import { useText, type Locale } from '../lib/i18n.tsx';
import { useSwitchLocale } from '../lib/use-switch-locale.ts';
import classes from './language-select.module.css';

const names: Record<Locale, string> = { it: 'Italiano', en: 'English' };

export function LanguageSelect() {
  const { t, locale } = useText();
  const switchLocale = useSwitchLocale();
  return (
    <div role="group" aria-label={t('language')} className={classes.group}>
      {(['it', 'en'] as const).map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === locale}
          className={classes.choice}
          onClick={() => switchLocale(code)}
        >
          {names[code]}
        </button>
      ))}
    </div>
  );
}
