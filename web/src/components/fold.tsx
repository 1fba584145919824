import type { ReactNode } from 'react';
import classes from './fold.module.css';
import { Icon } from './icon.tsx';

/** A part of a form that stays closed until it is wanted; the browser's own disclosure. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={classes.fold}>
      <summary>
        {title}
        <Icon name="chevron" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
