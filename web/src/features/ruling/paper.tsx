import { delays } from '@massima/contract/constants';
import { localDay } from '@massima/contract/format/dates';
import { longDay } from '@massima/contract/format/day-with';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../lib/i18n.tsx';
import { useNow } from '../../lib/use-now.ts';
import classes from './paper.module.css';

/** Escapes a text as a CSS string: quotes, backslashes and line breaks by their code points. */
const cssString = (text: string): string =>
  `"${text.replace(/["\\\n\r\f]/g, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;

/**
 * Prints a text at the foot of every page until it is removed. A constructed sheet, because the
 * Content-Security-Policy rejects inline styles.
 *
 * @returns a function that removes the text; null if the browser lacks page margin boxes
 * (css-page-3, 5), so that the text belongs in the sheet
 */
function setPageFoot(text: string): (() => void) | null {
  const styles = new CSSStyleSheet();
  styles.replaceSync(
    `@page { @bottom-left { width: 80%; color: #444; font: 9pt 'Source Serif 4 Variable', Georgia, serif; text-align: left; content: ${cssString(text)} } }`,
  );
  const [page] = styles.cssRules;
  if (!page?.cssText.includes('@bottom-left')) return null;
  document.adoptedStyleSheets.push(styles);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== styles);
  };
}

interface Props {
  children: ReactNode;
  /** Called when the print dialog is closed and the sheet is no longer needed. */
  onPrinted: () => void;
  /** True for a ruling of the demonstration data, which is labelled on paper too. */
  isFictional?: boolean | undefined;
}

/**
 * A4 sheet with the day of consultation at the foot of every page. Only the printer shows it. Opens
 * the print dialog.
 */
export function Paper({ children, onPrinted, isFictional = false }: Props) {
  const { t, locale } = useText();
  const now = useNow();
  const done = useRef(onPrinted);
  done.current = onPrinted;
  const consulted = t('print_consulted', { day: longDay('il', localDay(now), locale) });
  const foot = isFictional ? `${t('verdict_fictional')} ${consulted}` : consulted;
  const [isInMargin, setInMargin] = useState(true);
  useLayoutEffect(() => {
    const removeFoot = setPageFoot(foot);
    setInMargin(removeFoot !== null);
    return removeFoot ?? undefined;
  }, [foot]);
  useEffect(() => {
    const printed = () => done.current();
    addEventListener('afterprint', printed);
    // Fonts and layout of the sheet need a moment before the browser prints it.
    const timer = setTimeout(() => window.print(), delays.print);
    return () => {
      clearTimeout(timer);
      removeEventListener('afterprint', printed);
    };
  }, []);
  return createPortal(
    <div className={classes.sheet} lang="it">
      {children}
      {!isInMargin && (
        <p lang={locale} className={classes.foot}>
          {foot}
        </p>
      )}
    </div>,
    document.body,
  );
}
