import { type ReactNode, useState } from 'react';
import classes from './fold.module.css';
import { Icon } from './icon.tsx';

interface Props {
  title: string;
  children: ReactNode;
  /** Only how it starts: afterwards it is the reader's. */
  isOpenAtFirst?: boolean;
}

/** A part of a form that stays closed until it is wanted; the browser's own disclosure. */
export function Fold({ title, children, isOpenAtFirst = false }: Props) {
  const [open] = useState(isOpenAtFirst || undefined);
  return (
    <details className={classes.fold} open={open}>
      <summary>
        {title}
        <Icon name="chevron" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
