import { localDay, longDate } from '@massima/contract/format/dates';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../lib/i18n.tsx';
import classes from './paper.module.css';

interface Props {
  children: ReactNode;
  /** A ruling of the demonstration says so on paper too. */
  isFictional?: boolean | undefined;
}

/** What goes on A4, with the day it was consulted: stands beside the app in the page, seen by the printer only. */
export function Paper({ children, isFictional = false }: Props) {
  const { t, locale } = useText();
  return createPortal(
    <div className={classes.sheet} lang="it">
      {children}
      <p lang={locale} className={classes.foot}>
        {isFictional && <strong>{t('verdict_fictional')} </strong>}
        {t('print_consulted', { date: longDate(localDay(new Date()), locale) })}
      </p>
    </div>,
    document.body,
  );
}
