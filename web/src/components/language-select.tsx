import { setLocale, useText, type Locale } from '../lib/i18n.tsx';
import classes from './language-select.module.css';

const names: Record<Locale, string> = { it: 'Italiano', en: 'English' };

/** Two languages need no menu: both are in sight, each in its own name. */
export function LanguageSelect() {
  const { t, locale } = useText();
  return (
    <div role="group" aria-label={t('language')} className={classes.group}>
      {(['it', 'en'] as const).map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === locale}
          className={classes.choice}
          onClick={() => void setLocale(code)}
        >
          {names[code]}
        </button>
      ))}
    </div>
  );
}
