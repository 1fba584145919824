import { setLocale, useText } from '../../lib/i18n.tsx';
import classes from './language-button.module.css';

/** Names the other language in that language, so that who needs it can read it, or say what is seen to a computer that listens. */
export function LanguageButton() {
  const { locale } = useText();
  const other = locale === 'it' ? 'en' : 'it';
  const name = other === 'it' ? 'Italiano' : 'English';
  return (
    <button
      type="button"
      lang={other}
      title={name}
      className={classes.button}
      onClick={() => void setLocale(other)}
    >
      {other.toUpperCase()}
      <span className="visually-hidden"> {name}</span>
    </button>
  );
}
