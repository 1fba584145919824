import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LanguageSelect } from '../../components/language-select.tsx';
import { Page } from '../../components/page.tsx';
import { Wordmark } from '../../components/wordmark.tsx';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import classes from './partners.module.css';

/** Frame of the partners' pages: product name and language, without login. */
export function PartnersFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useText();
  return (
    <div>
      <header className={classes.head}>
        <Link to={paths.login}>
          <Wordmark />
          <span className="visually-hidden">: {t('login_title')}</span>
        </Link>
        <LanguageSelect />
      </header>
      <main>
        <Page title={title}>{children}</Page>
      </main>
    </div>
  );
}
