import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import classes from './page.module.css';

let isFirstPage = true;

/** Sets the title of the tab, for example "Cartelle · Massima". */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = title === 'Massima' ? title : `${title} · Massima`;
  }, [title]);
}

interface Props {
  title: string;
  children: ReactNode;
  /** Maximum width of the column. */
  width?: 'narrow' | 'normal' | 'wide';
  /** Main action of the page, next to the heading. */
  actions?: ReactNode;
  /** Link above the heading to the parent page. */
  above?: ReactNode;
}

/**
 * Frame of every screen in the shell: tab title, heading, column. After navigation the heading
 * receives the focus, so that it is announced and the keyboard continues there.
 */
export function Page({ title, children, width = 'normal', actions, above }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrival = useRef(useNavigationType());
  useDocumentTitle(title);

  // Runs before the effects of its children, because a list may then scroll to the result in the
  // address.
  useLayoutEffect(() => {
    // The search is not a child screen, so arriving from it is a step.
    if (!isFirstPage || arrival.current === 'PUSH') {
      heading.current?.focus({ preventScroll: true });
      // A new screen starts at the top. After the back button the browser restores the position.
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
