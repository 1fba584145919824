import { delays } from '@massima/contract/constants';
import { localDay, longDate } from '@massima/contract/format/dates';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../lib/i18n.tsx';
import { useNow } from '../../lib/use-now.ts';
import classes from './paper.module.css';

interface Props {
  children: ReactNode;
  /** The browser's print dialog is closed: the sheet is no longer needed. */
  onPrinted: () => void;
  /** A ruling of the demonstration says so on paper too. */
  isFictional?: boolean | undefined;
}

/** What goes on A4, with the day it was consulted: stands beside the app in the page, seen by the printer only, which it opens. */
export function Paper({ children, onPrinted, isFictional = false }: Props) {
  const { t, locale } = useText();
  const now = useNow();
  const done = useRef(onPrinted);
  done.current = onPrinted;
  useEffect(() => {
    const printed = () => done.current();
    addEventListener('afterprint', printed);
    // Faces and layout of the sheet need a moment before the browser takes its picture.
    const timer = setTimeout(() => window.print(), delays.print);
    return () => {
      clearTimeout(timer);
      removeEventListener('afterprint', printed);
    };
  }, []);
  return createPortal(
    <div className={classes.sheet} lang="it">
      {children}
      <p lang={locale} className={classes.foot}>
        {isFictional && <strong>{t('verdict_fictional')} </strong>}
        {t('print_consulted', { date: longDate(localDay(now), locale) })}
      </p>
    </div>,
    document.body,
  );
}
