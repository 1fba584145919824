import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import classes from './page.module.css';

let isFirstPage = true;

/** The title of the tab; "Cartelle · Massima". */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = title === 'Massima' ? title : `${title} · Massima`;
  }, [title]);
}

interface Props {
  title: string;
  children: ReactNode;
  /** How wide the column may grow. */
  width?: 'narrow' | 'normal' | 'wide';
  /** Next to the heading: the page's main action. */
  actions?: ReactNode;
  /** Over the heading: the way back to where the page belongs. */
  above?: ReactNode;
}

/**
 * The frame of every screen in the shell: tab title, heading, column. After a change of screen the heading takes the
 * focus, so that it is read out and the keyboard continues from there.
 */
export function Page({ title, children, width = 'normal', actions, above }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrival = useRef(useNavigationType());
  useDocumentTitle(title);

  // Before the effects of its children: a list may scroll on to the result that the address names.
  useLayoutEffect(() => {
    // The search is not a child screen, so arriving from it is a step.
    if (!isFirstPage || arrival.current === 'PUSH') {
      heading.current?.focus({ preventScroll: true });
      // A new screen begins at its top; the back button's place is the browser's to find.
      if (arrival.current !== 'POP') scrollTo(0, 0);
    }
    isFirstPage = false;
  }, []);

  return (
    <div className={`${classes.page} ${classes[width]}`}>
      {above}
      <div className={classes.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
