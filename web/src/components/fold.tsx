import { type ReactNode, useState } from 'react';
import classes from './fold.module.css';
import { Icon } from './icon.tsx';

interface Props {
  title: string;
  children: ReactNode;
  /** Initial state only; the user controls it afterwards. */
  isOpenAtFirst?: boolean;
}

/** Collapsible part of a form, by the browser's disclosure element. */
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
