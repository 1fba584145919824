import type { ReactNode } from 'react';
import { useText } from '../lib/i18n.tsx';
import { LanguageSelect } from './language-select.tsx';
import { useDocumentTitle } from './page.tsx';
import classes from './public-frame.module.css';
import { Wordmark } from './wordmark.tsx';

interface Props {
  title: string;
  children: ReactNode;
  /** Shows the purpose of the product next to the column on wide screens. */
  promise?: boolean;
  /** For more than one short form: the column fits two side by side. */
  wide?: boolean;
}

/** Frame of the screens before the login: wordmark, heading, content, language. */
export function PublicFrame({ title, children, promise = false, wide = false }: Props) {
  const { t } = useText();
  useDocumentTitle(title);
  return (
    <div className={promise ? classes.withPromise : classes.plain}>
      {promise && (
        <aside className={classes.promise}>
          <blockquote>{t('promise')}</blockquote>
          <p>{t('promise_text')}</p>
        </aside>
      )}
      <main className={classes.main}>
        <div className={wide ? `${classes.column} ${classes.wide}` : classes.column}>
          <Wordmark size="large" />
          <p className={classes.tagline}>{t('tagline')}</p>
          <h1>{title}</h1>
          {children}
          <div className={classes.foot}>
            <LanguageSelect />
          </div>
        </div>
      </main>
    </div>
  );
}
